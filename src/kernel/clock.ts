/** Returns the present instant. The product has no other source of time, so tests can move the clock. */
export type Clock = () => Date;
