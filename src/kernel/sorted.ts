/** How a list can stand: by the instant of its rows, their sum or their state; falling with the minus. */
export type SortName = 'date' | 'total' | 'status';
export type Sorted<By extends SortName = SortName> = By | `-${By}`;

/** Lists without sums and states know these orders. */
export type DateSort = Sorted<'date'>;
