/**
 * Returns the present instant, by the database's time: all instances agree on it, whatever the clocks of their machines say. The product
 * has no other source of time, so tests can move the clock.
 */
export type Clock = () => Date;
