import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createDecideForShop } from './decide-for-shop.ts';
import { administrator, createHandMoneyShop, person, waiting, whole } from './testing/hand-money.ts';

/** The last moment at which the second factor of `administrator`, given at nine, is fresh. */
const NOW = new Date('2026-11-20T09:10:00Z');

test('the shop asks for the permission to decide about money', async () => {
  const money = createHandMoneyShop();
  const { confirm, agree, takeBack, decline, addEvidence } = createDecideForShop(money.decisions, () => NOW);
  const operator: Caller = { ...person('operator'), role: 'operator' };
  for (const attempt of [
    confirm(operator, waiting.id, whole),
    agree(operator, waiting.id),
    takeBack(operator, waiting.id),
    decline(operator, waiting.id, { reason: 'nothing' }),
    addEvidence(operator, waiting.id, Buffer.from('file')),
  ])
    await expect(attempt).rejects.toEqual(refusal('not_allowed'));
  await confirm(administrator, waiting.id, whole);
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
});

test('the shop decides about no order that does not exist', async () => {
  const { confirm } = createDecideForShop(createHandMoneyShop().decisions, () => NOW);
  await expect(confirm(administrator, uuid(9), whole)).rejects.toEqual(refusal('not_found'));
});

test('what is said of money asks for a fresh second factor, and a proof alone does not', async () => {
  const money = createHandMoneyShop();
  const { confirm, agree, takeBack, decline, addEvidence } = createDecideForShop(
    money.decisions,
    () => new Date(NOW.getTime() + 1),
  );
  const refused = refusal('second_factor_required');
  await expect(confirm(administrator, waiting.id, whole)).rejects.toEqual(refused);
  await expect(agree(administrator, waiting.id)).rejects.toEqual(refused);
  await expect(takeBack(administrator, waiting.id)).rejects.toEqual(refused);
  await expect(decline(administrator, waiting.id, { reason: 'nothing' })).rejects.toEqual(refused);
  expect(await addEvidence(administrator, waiting.id, Buffer.from('%PDF-1.7'))).toMatchObject({ mediaType: 'application/pdf' });
});
