/**
 * Runs `work` in one database transaction with stores that are bound to this transaction: all of their writes happen, or none.
 * `work` may run again after a conflict with another transaction: a serialization failure, a deadlock, or a row on which it builds that
 * another has made or removed meanwhile. So `work` must have no effect outside its stores; in particular it never calls a gateway. Any
 * other error that `work` throws rolls everything back and reaches the caller.
 */
export type Transact<Stores> = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>;
