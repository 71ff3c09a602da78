/** Where nothing but the id of an order is known, its first eight characters name it. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(0, 8);
}

/** With the sign of any language or without, and with a word before the sign, as people copy it out of a letter. */
const TYPED = /^(?:(?:\p{L}+\s+)?(?:[#№]|no\.?)\s*)?(\d{4,10})$/iu;
/** What the database can hold. */
const GREATEST = 2_147_483_647;

/** The number of an order that somebody has typed; undefined when it is none. */
export function readOrderNumber(typed: string): number | undefined {
  const number = Number(TYPED.exec(typed.trim())?.[1] ?? Number.NaN);
  return number <= GREATEST ? number : undefined;
}
