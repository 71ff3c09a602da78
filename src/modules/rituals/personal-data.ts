import type { KeptForRituals } from '#modules/orders/index.ts';
import type { NameReading } from './ports.ts';
import type { RiteNote } from './rite.ts';

/** What was noted of rites, as personal data: it tells when somebody's rituals were performed. The database erases it with the order. */
export interface RiteData {
  /** The notes that were not taken back, in the order of the presses at the desk. */
  ofOrders(orderIds: readonly string[]): Promise<RiteNote[]>;
}

/** How names are read, as personal data. */
export type ReadingData = KeptForRituals<NameReading>;
