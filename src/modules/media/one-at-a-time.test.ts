import { expect, test } from 'vitest';
import { nextTurn } from '#kernel/pages.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { PICTURE_SIDES } from './picture.ts';
import { aFile } from './testing/memory-pictures.ts';

const files = { large: aFile, small: aFile };

/** Decodes pictures of so many bytes; one without bytes is damaged. `most` tells how many were decoded at once. */
function decoder() {
  let [running, most] = [0, 0];
  const { process } = oneAtATime({
    process: async (bytes) => {
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      if (bytes.length === 0) throw new Error('damaged');
      return files;
    },
  });
  return { most: () => most, send: (length = 1) => process(Buffer.alloc(length), PICTURE_SIDES.report) };
}

test('pictures that come at once are decoded one after another, and a damaged one holds up no other', async () => {
  const { most, send } = decoder();
  const results = await Promise.allSettled([send(0), send(), send()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(most()).toBe(1);
});

test('while one picture is decoded and six wait, the next is refused, and no longer', async () => {
  const { send } = decoder();
  const seven = Array.from({ length: 7 }, () => send());
  await expect(send()).rejects.toEqual(refusal('unavailable'));
  await Promise.all(seven);
  expect(await send()).toEqual(files);
});
