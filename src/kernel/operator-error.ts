/** Something that an operator asked for cannot be done. The message says why, in words for the operator. */
export class OperatorError extends Error {}
