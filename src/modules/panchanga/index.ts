export { birthStars, type StarCandidate } from './birth-star.ts';
export { almanacOf, type Day, type NumberedSpan, type Span } from './day.ts';
export { findPlace, type NamedPlace } from './places.ts';
export { createSky } from './sky.ts';
