import { ShopError } from '#kernel/errors.ts';
import type { ImageProcessor } from './ports.ts';

/** The most pictures that wait: each holds its whole upload in memory. */
const MOST_WAITING = 6;

/**
 * Decodes one picture after another, because each takes much memory and a processor's whole attention. Throws `unavailable` when too many
 * wait already.
 */
export function oneAtATime({ process }: ImageProcessor): ImageProcessor {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return {
    async process(bytes, sides) {
      if (unfinished > MOST_WAITING) throw new ShopError('unavailable');
      unfinished += 1;
      const mine = last.then(() => process(bytes, sides));
      last = mine.catch(() => undefined);
      return mine.finally(() => {
        unfinished -= 1;
      });
    },
  };
}
