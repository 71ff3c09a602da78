import { MINUTE_MS } from '#kernel/durations.ts';

let ahead = 0;

/** How many milliseconds the shop's clock is ahead of a device whose clock is wrong; 0 of one that is right, and until the shop has answered. */
export const shopIsAhead = () => ahead;

/** Compares the device's clock with the time of an answer. Less than a minute, such as the answer's way here, is no wrong clock. */
export function noteShopTime({ headers }: Response): void {
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  ahead = Math.abs(difference) >= MINUTE_MS ? difference : 0;
}
