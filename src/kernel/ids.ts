/** A new UUID v4: 122 random bits, unguessable. */
export type NewId = () => string;
