import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createEditSeller, createViewSellerHistory } from './edit-seller.ts';
import type { Seller } from './seller.ts';
import { createSellerMemory } from './testing/memory-settings.ts';

const NOW = '2026-11-20T10:00:00Z';
const freshly = { secondFactorAt: new Date('2026-11-20T09:55:00Z') };
const admin = staffCaller('administrator', freshly);
const seller: Seller = { details: { ru: 'ООО «Огонь»', en: 'Ogon LLC' }, email: 'help@shop.example', messenger: '@shop' };

function setUp() {
  const memory = createSellerMemory(seller);
  const edit = createEditSeller({ transact: memory.transact, clock: createTestClock(NOW).clock });
  return { ...memory, edit };
}

test('the details are stored as lines without empty ones, and the log has only what has changed', async () => {
  const { edit, versions, state } = setUp();
  await edit(admin, 1, {
    ...seller,
    details: { ru: ' ООО «Огонь» \n\n Номер 7\n', en: 'Ogon LLC\r\nNo. 7' },
    email: 'Help@shop.example ',
  });
  const details = { ru: 'ООО «Огонь»\nНомер 7', en: 'Ogon LLC\nNo. 7' };
  expect(versions.at(-1)).toEqual({ version: 2, value: { ...seller, details } });
  expect(state.actions).toMatchObject([
    { action: 'settings.seller_changed', by: 'administrator', before: { details: seller.details }, after: { details } },
  ]);
  expect(Object.keys(state.actions[0]?.after ?? {})).toEqual(['details']);
});

test('a seller needs details in each language and an e-mail: the refusal names every gap, and nothing is stored', async () => {
  const { edit, versions } = setUp();
  const fields = [
    { path: ['details'], code: 'required' as const },
    { path: ['details_en'], code: 'required' as const },
    { path: ['email'], code: 'invalid_contact' as const },
  ];
  const empty = { details: { ru: ' \n ', en: '' }, email: 'nowhere', messenger: '@shop' };
  await expect(edit(admin, 1, empty)).rejects.toEqual(refusal('invalid_request', { fields }));
  expect(versions).toHaveLength(1);
});

test.each([
  ['details', 'required', { details: { ru: '', en: 'Ogon LLC' } }],
  ['details_en', 'required', { details: { ru: 'ООО «Огонь»', en: ' ' } }],
  ['email', 'invalid_contact', { email: '' }],
] as const)('the refusal names %s alone when it alone is wrong', async (name, code, changes) => {
  const { edit, versions } = setUp();
  await expect(edit(admin, 1, { ...seller, ...changes })).rejects.toEqual(refusal('invalid_request', field(code, name)));
  expect(versions).toHaveLength(1);
});

test('the log leaves out details that are stored with their languages in another order', async () => {
  const { edit, versions, state } = setUp();
  versions.push({ version: 2, value: { ...seller, details: { en: seller.details.en, ru: seller.details.ru } } });
  await edit(admin, 2, { ...seller, messenger: '@new' });
  expect([state.actions[0]?.before, state.actions[0]?.after]).toEqual([{ messenger: '@shop' }, { messenger: '@new' }]);
});

test('the messenger is trimmed, and the subject in the log is the seller', async () => {
  const { edit, versions, state } = setUp();
  await edit(admin, 1, { ...seller, messenger: ' @new ' });
  expect(versions.at(-1)?.value.messenger).toBe('@new');
  expect(state.actions).toMatchObject([{ subject: { kind: 'settings', id: 'seller' }, after: { messenger: '@new' } }]);
});

test('the second of two who change the seller is refused, and nothing of the first is lost', async () => {
  const { edit, versions } = setUp();
  const named = (messenger: string) => edit(admin, 1, { ...seller, messenger });
  const results = await Promise.allSettled([named('@first'), named('@second')]);
  expect(results).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'changed_meanwhile' } }]);
  expect(versions.map(({ value }) => value.messenger)).toEqual(['@shop', '@first']);
});

test.each([
  ['an operator', staffCaller('operator', freshly), 'not_allowed'],
  ['an editor', staffCaller('editor', freshly), 'not_allowed'],
  [
    'an administrator whose second factor is old',
    staffCaller('administrator', { secondFactorAt: new Date('2026-11-20T09:49:00Z') }),
    'second_factor_required',
  ],
] as const)('%s does not change who sells', async (_, caller, code) => {
  const { edit, versions } = setUp();
  await expect(edit(caller, 1, { ...seller, messenger: '@thief' })).rejects.toEqual(refusal(code));
  expect(versions).toHaveLength(1);
});

test('former details are shown to administrators alone', async () => {
  const open = createViewSellerHistory({
    seller: { newest: async () => ({ version: 1, value: seller }), at: async () => seller, history: async () => [] },
  });
  await expect(open(staffCaller('editor'))).rejects.toEqual(refusal('not_allowed'));
  expect(await open(admin)).toEqual([]);
});
