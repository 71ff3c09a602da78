import { describe, expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createChooseLetters, createViewLetters } from './letters.ts';
import { account, createStaffMemory } from './testing/memory-staff.ts';
import { wantedTopics } from './topics.ts';

function createShop() {
  const shop = createStaffMemory();
  shop.state.users = [account('administrator'), account('operator', { role: 'operator' }), account('priest', { role: 'priest' })];
  return { ...shop, view: createViewLetters(shop.deps), choose: createChooseLetters(shop.deps) };
}

test.each([
  ['administrator', ['orders', 'money', 'consultations']],
  ['operator', ['orders', 'consultations']],
  ['editor', []],
  ['priest', []],
  ['partner', []],
] as const)('the role %s is written about what it may read, until the member chooses', (role, topics) => {
  expect(wantedTopics(role, null)).toEqual(topics);
});

test('a choice outlives no permission: who becomes an operator gets no letters about money', () => {
  expect(wantedTopics('operator', ['money', 'orders'])).toEqual(['orders']);
});

describe('a choice of letters', () => {
  test('is kept and recorded, once for the same choice', async () => {
    const shop = createShop();
    const admin = staffCaller('administrator');
    const chosen = { offered: ['orders', 'money', 'consultations'], chosen: ['money'] };
    expect(await shop.choose(admin, ['money'])).toEqual(chosen);
    const recorded = {
      action: 'staff.letters_chosen',
      by: 'administrator',
      subject: { kind: 'member', id: 'administrator' },
      before: { letters: ['orders', 'money', 'consultations'] },
      after: { letters: ['money'] },
      at: shop.clock(),
    };
    expect(shop.state.audit).toEqual([recorded]);
    await shop.choose(admin, ['money']);
    expect(await shop.view(admin)).toEqual(chosen);
    expect(shop.state.audit).toEqual([recorded]);
  });

  test('can be of no letters at all', async () => {
    const shop = createShop();
    expect((await shop.choose(staffCaller('operator'), [])).chosen).toEqual([]);
  });

  test('of what the role may not read is refused, and leaves the former choice', async () => {
    const shop = createShop();
    const operator = staffCaller('operator');
    await expect(shop.choose(operator, ['orders', 'money'])).rejects.toEqual(
      refusal('invalid_request', field('invalid', 'chosen', 1)),
    );
    await expect(shop.choose(operator, ['money'])).rejects.toEqual(refusal('invalid_request', field('invalid', 'chosen', 0)));
    expect((await shop.view(operator)).chosen).toEqual(['orders', 'consultations']);
  });

  test('is refused for an account that is gone', async () => {
    const shop = createShop();
    shop.state.users = [];
    await expect(shop.choose(staffCaller('operator'), [])).rejects.toEqual(refusal('not_signed_in'));
  });

  test('needs a second factor', async () => {
    const shop = createShop();
    const halfway = staffCaller('administrator', { secondFactorAt: null });
    await expect(shop.view(halfway)).rejects.toEqual(refusal('second_factor_required'));
    await expect(shop.choose(halfway, [])).rejects.toEqual(refusal('second_factor_required'));
  });
});
