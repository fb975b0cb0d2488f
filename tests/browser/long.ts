// Whether this is the long run (`npm run test:long`): every game in every way, and what is measured rather than tested.

export const LONG = process.env.PASYANS_LONG !== undefined;
