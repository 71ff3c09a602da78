import type { WithOrders } from '#modules/orders/index.ts';
import type { NameReading } from './ports.ts';
import type { RiteNote } from './rite.ts';

/**
 * The notes of parts of rites that were not taken back, in the order of the presses at the desk: they tell when somebody's rituals were performed.
 * The database erases them with the order.
 */
export type RiteData = WithOrders<RiteNote>;

/** How names are read, as personal data. */
export type ReadingData = WithOrders<NameReading>;
