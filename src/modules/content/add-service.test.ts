import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createAddService } from './add-service.ts';
import { createPublish } from './edit-texts.ts';
import { SERVICES } from './services.ts';
import { createTextsMemory } from './testing/memory-texts.ts';
import { aService, both } from './testing/texts.ts';

const editor = staffCaller('editor');

/** A shop whose readers see one ritual, `ganesha`; a store may answer otherwise by `changes`. */
function setUp(changes: object = {}) {
  const { state, transact } = createTextsMemory({ ganesha: { content: aService(), at: new Date('2026-11-01T00:00:00Z') } });
  const changed: typeof transact = (work) => transact((stores) => work({ ...stores, texts: { ...stores.texts, ...changes } }));
  const deps = { transact: changed, clock: createTestClock().clock, kind: SERVICES };
  const begin = createAddService({ ...deps, imageUrl: '/emblems/flame.svg' });
  return {
    state,
    publish: createPublish(deps),
    begin: (id: string, caller = editor) => begin(caller, { id, name: both(' Дурга ', 'Durga'), price: cents(25_000) }),
  };
}

test('a ritual begins as a draft with names, price and an emblem, and the log says so', async () => {
  const { begin, state } = setUp();
  await begin('durga');
  expect(state.published.has('durga')).toBe(false);
  const content = state.revisions.find(({ id }) => id === 'durga')?.content;
  const empty = both('');
  const sold = { name: both('Дурга', 'Durga'), price: 25_000, offSale: false, withoutTiers: false };
  const emblem = { icon: 'flame', imageUrl: '/emblems/flame.svg' };
  const words = { description: empty, features: { ru: [], en: [] }, articleIntro: empty, articleContent: empty };
  expect(content).toEqual({ ...sold, ...emblem, ...words, articleSeoTitle: empty, articleSeoDescription: empty });
  const subject = { kind: 'service', id: 'durga' };
  expect(state.actions).toMatchObject([{ action: 'service.begun', subject, after: { name: { en: 'Durga' }, price: 25_000 } }]);
});

test.each([
  ['of a ritual', 'ganesha'],
  ['that is another name of a ritual', 'maha-laxmi'],
  ['of a tier', 'durga-premium'],
  ['of a special intention', 'special-intention-health-sleep'],
])('an id %s is refused for a new ritual: %s', async (_, id) => {
  const { begin, state } = setUp();
  await expect(begin(id)).rejects.toEqual(refusal('slug_taken'));
  expect(state.actions).toEqual([]);
});

test('an id that somebody else takes in the same moment is refused', async () => {
  const { begin, state } = setUp({ add: async () => false });
  await expect(begin('durga')).rejects.toEqual(refusal('slug_taken'));
  expect(state.actions).toEqual([]);
});

test('a ritual is not shown at an address that another takes in the same moment', async () => {
  const { publish, state } = setUp({ show: async () => false });
  await expect(publish(editor, 'ganesha', 1)).rejects.toEqual(refusal('slug_taken'));
  expect(state.actions).toEqual([]);
});

test('a ritual is begun only by who may write texts', async () => {
  const { begin, state } = setUp();
  await expect(begin('durga', staffCaller('operator'))).rejects.toEqual(refusal('not_allowed'));
  expect(state.actions).toEqual([]);
});
