// The six windows that everything is looked at in: small and common phones, a phone on its side, tablet, desktop, large desktop.

export const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
