export { type Birth, birthStars, type StarCandidate } from './birth-star.ts';
export { almanacOf, type Day, type NumberedSpan, type Span } from './day.ts';
export type { Place } from './light.ts';
export { type OwnStar, ownStar } from './own-star.ts';
export { findPlace, isCity, type NamedPlace } from './places.ts';
export type { FindBirthStars, ReadDays } from './ports.ts';
export { type LunarDay, monthOf, type SameTithi, sameTithi } from './same-tithi.ts';
export { createSky } from './sky.ts';
export { isReckoned } from './years.ts';
