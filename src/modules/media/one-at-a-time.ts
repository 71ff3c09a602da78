import { ShopError } from '#kernel/errors.ts';
import type { ImageProcessor } from './ports.ts';

/** The most pictures that wait: each holds its whole upload in memory. */
const MOST_WAITING = 6;

/**
 * Decodes one picture after another, because each takes much memory and a whole processor. Throws `unavailable` when too many
 * wait already.
 */
export function oneAtATime({ process }: ImageProcessor): ImageProcessor {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return {
    async process(bytes, sides) {
      if (unfinished > MOST_WAITING) throw new ShopError('unavailable');
      unfinished += 1;
      const result = last.then(() => process(bytes, sides));
      // The next picture waits for this one, and does not fail with it.
      last = result.catch(() => undefined);
      return result.finally(() => {
        unfinished -= 1;
      });
    },
  };
}
