/**
 * Runs `work` in one database transaction and hands it the stores bound to that transaction: all of their writes happen, or none.
 * `work` may run again after a serialization failure or a deadlock, so it must have no effect outside its stores; in particular it
 * never calls a gateway. Errors that it throws roll everything back and pass through.
 */
export type Transact<Stores> = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>;
