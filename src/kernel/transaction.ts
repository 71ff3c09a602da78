/**
 * Runs `work` in one database transaction with stores that are bound to this transaction: all of their writes happen, or none.
 * `work` may run again after a serialization failure or a deadlock, so `work` must have no effect outside its stores; in particular
 * it never calls a gateway. An error that `work` throws rolls everything back and reaches the caller.
 */
export type Transact<Stores> = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>;
