import { expect, test } from 'vitest';
import { SMALL_SIDE, uploadedAddresses } from '#modules/catalogue/addresses.ts';
import { PICTURE_SIDES } from '#modules/media/index.ts';
import { picturesIn } from './picture.ts';

test('the pictures of a text are found once each, wherever they stand', () => {
  const [one, two] = ['a1'.repeat(16), 'b2'.repeat(16)];
  const address = uploadedAddresses(one, { width: 9, height: 9 });
  const content = { content: { ru: `![](${address.large})`, en: `![](${address.small}) [link](/pictures/${two}-9x9.webp)` } };
  expect(picturesIn(content)).toEqual([one, two]);
  expect(picturesIn({ text: `${one}0 words` })).toEqual([]);
});

test('the small size in an address is the small size that is made', () => {
  expect(PICTURE_SIDES.content.small).toBe(SMALL_SIDE);
});
