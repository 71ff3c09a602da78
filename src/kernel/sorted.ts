/** By what a list can be sorted: the instant of its rows, their sum or their state. */
export type SortName = 'date' | 'total' | 'status';
/** An order of a list: rising, or with a minus falling. */
export type Sorted<By extends SortName = SortName> = By | `-${By}`;

/** The orders of a list that has neither sums nor states. */
export type DateSort = Sorted<'date'>;
