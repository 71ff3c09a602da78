import { remembered } from '../remembered.ts';

/** Slug of the city whose almanac a reader has chosen; people choose where they live. */
export const almanacCity = remembered({
  key: 'almanac-city',
  where: 'device',
  personal: true,
  parse: (text) => (text && /^[a-z0-9-]{1,60}$/.test(text) ? text : undefined),
  format: (slug: string) => slug,
});
