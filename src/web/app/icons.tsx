/** Line icons of 24 × 24, drawn in the colour of the text around them. */

const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  settings:
    'M4 7h8.500M17.5 7H20M4 17h2.500M11.5 17H20M15 4.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 14.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  down: 'm7 10 5 5 5-5',
  menu: 'M12 5.500v.01M12 12v.01M12 18.500v.01',
  close: 'M6 6l12 12M18 6 6 18',
  hint: 'M9.500 18h5M10.500 21h3M12 3a6 6 0 0 0-3.500 10.900c.6.5 1 1.300 1 2.100h5c0-.8.4-1.600 1-2.100A6 6 0 0 0 12 3z',
  cards:
    'M8.5 4.500h9a1.5 1.5 0 0 1 1.5 1.500v12.500M5 8h9.500A1.5 1.5 0 0 1 16 9.500V20a1.5 1.5 0 0 1-1.5 1.500H6.500A1.5 1.5 0 0 1 5 20z',
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
