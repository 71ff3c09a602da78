/** A new UUID v4: 122 random bits, unguessable. */
export type NewId = () => string;

type Uuid = `${string}-${string}-${string}-${string}-${string}`;

/** Tells whether a value is a UUID in the small letters in which the shop writes its ids. */
export function isUuid(value: unknown): value is Uuid {
  return typeof value === 'string' && UUID.test(value);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
