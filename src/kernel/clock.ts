/**
 * Returns the present instant, by the database's time: all instances agree on it, whatever the clocks of their machines say. Modules know
 * no other time, so tests can move the clock. Some statements of `adapters/postgres` ask the database for `now()`, which tests cannot move.
 */
export type Clock = () => Date;
