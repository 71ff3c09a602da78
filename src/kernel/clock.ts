/** The present instant. The only source of time in the product, so that tests can move it. */
export type Clock = () => Date;
