import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createAddService } from './add-service.ts';
import { createPublish, createRestore, createSaveDraft, createUnpublish } from './edit-texts.ts';
import { editService, emblemOf, SERVICES, type ServiceContent } from './services.ts';
import { createTextsMemory } from './testing/memory-texts.ts';
import { aService, both } from './testing/texts.ts';

const editor = staffCaller('editor');
const ganesha = aService();

test('once buyers see a change, the log has the price before and after, and whether the ritual can be ordered', async () => {
  const { state, transact } = createTextsMemory({ ganesha: { content: ganesha, at: new Date('2026-11-01T00:00:00Z') } });
  const deps = { transact, clock: createTestClock().clock, kind: SERVICES };
  const edit = editService('ganesha', { ...ganesha, price: cents(35_000), offSale: true });
  await createSaveDraft(deps)(editor, 'ganesha', 1, edit);
  expect(state.published.get('ganesha')?.content.price).toBe(30_000);
  await createPublish(deps)(editor, 'ganesha', 2);
  expect(state.published.get('ganesha')?.content).toMatchObject({ price: 35_000, offSale: true, articleSeoTitle: ganesha.name });
  expect(state.actions.at(-1)).toMatchObject({
    action: 'service.published',
    before: { version: 2, price: 30_000, offSale: false },
    after: { version: 3, price: 35_000, offSale: true },
  });
});

test('a ritual is shown once both languages have all its texts, and its pictures have words', () => {
  const empty = both('', ' ');
  const bare = { ...ganesha, name: empty, description: empty, articleIntro: empty, articleContent: empty };
  const parts = ['name', 'description', 'article_intro', 'article_content'];
  const names = [...parts, ...parts.map((part) => `${part}_en`)];
  const fields = names.map((name) => ({ path: [name], code: 'required' as const }));
  expect(() => SERVICES.requireReadable(bare)).toThrow(refusal('invalid_request', { fields }));
  const unnamed = [{ path: ['article_content_en'], code: 'unnamed_picture' as const }];
  const shown = { ...ganesha, articleContent: both('Слово.', '![](/emblems/flame.svg)') };
  expect(() => SERVICES.requireReadable(shown)).toThrow(refusal('invalid_request', { fields: unnamed }));
});

test('empty features and spaces around features are left out', () => {
  const written = { ...ganesha, features: { ru: [' Мантры ', ' ', 'Топлёное масло'], en: [''] } };
  expect(editService('ganesha', written)(ganesha).features).toEqual({ ru: ['Мантры', 'Топлёное масло'], en: [] });
});

test('the log has no former price when a ritual is shown for the first time', async () => {
  const { state, transact } = createTextsMemory<ServiceContent>({});
  const deps = { transact, clock: createTestClock().clock, kind: SERVICES };
  state.revisions.push({
    id: 'ganesha',
    version: 1,
    event: 'saved',
    by: null,
    at: new Date('2026-11-01T00:00:00Z'),
    content: ganesha,
  });
  await createPublish(deps)(editor, 'ganesha', 1);
  expect(state.actions).toMatchObject([{ before: { version: 1 }, after: { version: 2, fields: [] } }]);
  expect(Object.keys(state.actions[0]?.before ?? {})).toEqual(['version']);
});

test('a ritual without features is not published, and special intentions keep their price and stay for sale', async () => {
  const bare = { ...ganesha, features: { ru: ['Мантры'], en: [] } };
  const fields = [{ path: ['features_en'], code: 'required' as const }];
  expect(() => SERVICES.requireReadable(bare)).toThrow(refusal('invalid_request', { fields }));
  const edited = editService('z-special-intention', { ...ganesha, price: cents(1), offSale: true })(ganesha);
  expect(edited).toMatchObject({ price: 30_000, offSale: false });
});

function setUpRituals() {
  const at = new Date('2026-11-01T00:00:00Z');
  const memory = createTextsMemory<ServiceContent>({ ganesha: { content: aService(), at } });
  const deps = { transact: memory.transact, clock: createTestClock().clock, kind: SERVICES };
  const begin = createAddService({ ...deps, imageUrl: '/emblems/flame.svg' });
  return {
    ...memory,
    unpublish: createUnpublish(deps),
    begin: (id: string, caller = editor) => begin(caller, { id, name: both(' Дурга ', 'Durga'), price: cents(25_000) }),
  };
}

test('a ritual begins as a draft with names, price and an emblem, and the log says so', async () => {
  const { begin, state } = setUpRituals();
  await begin('durga');
  expect(state.published.has('durga')).toBe(false);
  const content = state.revisions.find(({ id }) => id === 'durga')?.content;
  const empty = both('');
  expect(content).toEqual({
    name: { ru: 'Дурга', en: 'Durga' },
    price: 25_000,
    offSale: false,
    withoutTiers: false,
    icon: 'flame',
    imageUrl: '/emblems/flame.svg',
    description: empty,
    features: { ru: [], en: [] },
    articleIntro: empty,
    articleContent: empty,
    articleSeoTitle: empty,
    articleSeoDescription: empty,
  });
  const subject = { kind: 'service', id: 'durga' };
  expect(state.actions).toMatchObject([{ action: 'service.begun', subject, after: { name: { en: 'Durga' }, price: 25_000 } }]);
});

test('a shop has room for two hundred rituals', async () => {
  const { begin } = setUpRituals();
  for (let number = 1; number < 200; number += 1) await begin(`ritual-${number}`);
  await expect(begin('one-more')).rejects.toEqual(refusal('too_many_articles'));
});

test.each(['add', 'show'] as const)(
  'an id or an address that somebody else takes in the same moment is refused: %s',
  async (step) => {
    const { transact, state } = setUpRituals();
    const deps = {
      clock: createTestClock().clock,
      kind: SERVICES,
      transact: ((work) =>
        transact((stores) => work({ ...stores, texts: { ...stores.texts, [step]: async () => false } }))) as typeof transact,
    };
    const begin = createAddService({ ...deps, imageUrl: '/emblems/flame.svg' });
    const attempt =
      step === 'add'
        ? begin(editor, { id: 'durga', name: both('Дурга'), price: cents(25_000) })
        : createPublish(deps)(editor, 'ganesha', 1);
    await expect(attempt).rejects.toEqual(refusal('slug_taken'));
    expect(state.actions).toEqual([]);
  },
);

test('an edit that changes nothing leaves a ritual as it was, and the log names no field', async () => {
  const former = aService({ icon: 'lotus' });
  expect(editService('ganesha', former)(former)).toStrictEqual(former);
  const { transact, state } = setUpRituals();
  const deps = { transact, clock: createTestClock().clock, kind: SERVICES };
  // An older text does not say that it is sold with tiers, which is the same.
  await createSaveDraft(deps)(editor, 'ganesha', 1, editService('ganesha', aService({ withoutTiers: false })));
  expect(state.actions).toMatchObject([{ after: { fields: [] } }]);
});

test('the log tells also what goes with a restored version: that a ritual has no tiers, and its picture', async () => {
  const { picture: _, withoutTiers: __, ...older } = ganesha;
  const { state, transact } = createTextsMemory({ ganesha: { content: older, at: new Date('2026-11-01T00:00:00Z') } });
  const deps = { transact, clock: createTestClock().clock, kind: SERVICES };
  const picture = { id: 'p', alt: both('Огонь', 'Fire') } as never;
  await createSaveDraft(deps)(editor, 'ganesha', 1, (former) => ({ ...former, picture, withoutTiers: true }));
  await createPublish(deps)(editor, 'ganesha', 2);
  await createRestore(deps)(editor, 'ganesha', 3, 1);
  await createPublish(deps)(editor, 'ganesha', 4);
  const { before, after } = state.actions.at(-1) ?? {};
  expect([before, after?.withoutTiers]).toEqual([{ version: 4, withoutTiers: true }, false]);
  expect(after?.fields).toEqual(expect.arrayContaining(['picture', 'withoutTiers']));
});

test.each([
  ['/emblems/lamp.svg', 'lamp'],
  ['/pictures/emblems/lamp.svg', 'flame'],
  ['/emblems/lamp.svg.png', 'flame'],
])('the emblem at %s is drawn as %s', (imageUrl, icon) => {
  expect(emblemOf(imageUrl)).toEqual({ icon, imageUrl });
});

test('a picture of a ritual needs words in both languages, stays when an edit leaves it out, and goes when an edit removes it', () => {
  const picture = { address: '/pictures/fire.webp', alt: both('Огонь', 'Fire') };
  const { picture: _, ...without } = ganesha;
  const pictured = editService('ganesha', { ...without, picture: { ...picture, alt: both(' Огонь ', 'Fire ') } })(ganesha);
  expect(pictured.picture).toEqual(picture);
  expect(editService('ganesha', without)(pictured).picture).toEqual(picture);
  expect(editService('ganesha', { ...without, picture: null })(pictured).picture).toBeNull();
  expect(editService('ganesha', { ...without, picture: null })(ganesha)).toStrictEqual(ganesha);
  expect(SERVICES.requireReadable(pictured).picture).toEqual(picture);
  const fields = [{ path: ['picture_alt_en'], code: 'required' as const }];
  const wordless = { ...pictured, picture: { ...picture, alt: both('Огонь', ' ') } };
  expect(() => SERVICES.requireReadable(wordless)).toThrow(refusal('invalid_request', { fields }));
});

test.each(['ganesha', 'maha-laxmi', 'durga-premium', 'special-intention-health-sleep'])(
  '%s is refused as the id of a new ritual',
  async (id) => {
    const { begin, state } = setUpRituals();
    await expect(begin(id)).rejects.toEqual(refusal('slug_taken'));
    expect(state.actions).toEqual([]);
  },
);

test('a ritual is begun only by who may write texts', async () => {
  const { begin, state } = setUpRituals();
  await expect(begin('durga', staffCaller('operator'))).rejects.toEqual(refusal('not_allowed'));
  expect(state.actions).toEqual([]);
});

test('the icon follows the file of the emblem, and what an editor leaves out stays', () => {
  const former = aService({ withoutTiers: true });
  const { imageUrl: _, withoutTiers: __, ...written } = aService({ price: cents(100) });
  expect(editService('ganesha', written)(former)).toMatchObject({ icon: 'ganesha', withoutTiers: true, price: 100 });
  expect(editService('ganesha', { ...written, imageUrl: '/emblems/lamp.svg', withoutTiers: false })(former)).toMatchObject({
    icon: 'lamp',
    imageUrl: '/emblems/lamp.svg',
    withoutTiers: false,
  });
});

test('special intentions are never hidden from readers', async () => {
  const { unpublish, state } = setUpRituals();
  state.published.set('z-special-intention', { content: aService(), at: new Date(0) });
  await expect(unpublish(editor, 'z-special-intention', 1)).rejects.toEqual(refusal('illegal_transition'));
  await unpublish(editor, 'ganesha', 1);
  expect(state.published.has('ganesha')).toBe(false);
});
