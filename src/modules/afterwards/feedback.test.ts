import { expect, test } from 'vitest';
import { userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { FEEDBACK_CONSENT } from '#words/feedback-consent.ts';
import { createAfterwardsMemory } from './testing/memory-afterwards.ts';

const anna = userCaller();
const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
const { id } = anOrder();
const words = { mark: 4, text: ' Хор был тихим\n', publish: false, language: 'ru' } as const;
const createShop = () => createAfterwardsMemory([anOrder('completed', { userId: 'anna' })]);

test('feedback is stored as its customer wrote it, trimmed, and can be read again', async () => {
  const shop = createShop();
  expect(await shop.viewFeedback(anna, id)).toBeUndefined();
  const kept = { orderId: id, mark: 4, text: 'Хор был тихим', consent: null, writtenAt: shop.clock(), version: 1 };
  expect(await shop.writeFeedback(anna, id, 0, words)).toEqual(kept);
  expect(await shop.viewFeedback(anna, id)).toEqual(kept);
});

test('the consent is the sentence in the language that was read, and ends when other words are written', async () => {
  const shop = createShop();
  const agreed = await shop.writeFeedback(anna, id, 0, { ...words, publish: true, language: 'en' });
  expect(agreed.consent).toEqual({ words: FEEDBACK_CONSENT.en, at: shop.clock() });
  expect((await shop.writeFeedback(anna, id, 1, words)).consent).toBeNull();
});

test('whoever has read a version that is not the stored one any more changes nothing', async () => {
  const shop = createShop();
  await shop.writeFeedback(anna, id, 0, words);
  await expect(shop.writeFeedback(anna, id, 0, { ...words, mark: 1 })).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(shop.withdrawFeedback(anna, id, 0)).rejects.toEqual(refusal('changed_meanwhile'));
  expect(shop.state.feedback).toMatchObject([{ mark: 4, version: 1 }]);
});

test('feedback that is taken back leaves neither mark nor words nor consent', async () => {
  const shop = createShop();
  await shop.writeFeedback(anna, id, 0, { ...words, publish: true });
  shop.pass(60);
  await shop.withdrawFeedback(anna, id, 1);
  const nothing = { orderId: id, mark: null, text: '', consent: null, writtenAt: shop.clock(), version: 2 };
  expect(shop.state.feedback).toEqual([nothing]);
});

test('nobody can read, write or take back feedback on the order of somebody else', async () => {
  const shop = createShop();
  await expect(shop.viewFeedback(boris, id)).rejects.toEqual(refusal('not_found'));
  await expect(shop.writeFeedback(boris, id, 0, words)).rejects.toEqual(refusal('not_found'));
  await expect(shop.withdrawFeedback(boris, id, 0)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.feedback).toEqual([]);
});
