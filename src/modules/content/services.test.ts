import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createPublish, createRestore, createSaveDraft, createUnpublish } from './edit-texts.ts';
import { editService, emblemOf, SERVICES, type ServiceContent } from './services.ts';
import { createTextsMemory } from './testing/memory-texts.ts';
import { aService, both } from './testing/texts.ts';

const editor = staffCaller('editor');
const ganesha = aService();
const at = new Date('2026-11-01T00:00:00Z');
const picture = { address: '/pictures/fire.webp', alt: both('Огонь', 'Fire') };

/** A shop whose readers see one ritual. */
function setUp(content: ServiceContent = ganesha) {
  const memory = createTextsMemory({ ganesha: { content, at } });
  return { ...memory, deps: { transact: memory.transact, clock: createTestClock().clock, kind: SERVICES } };
}

test('once buyers see a change, the log has the price before and after, and whether the ritual can be ordered', async () => {
  const { state, deps } = setUp();
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

test('a ritual is shown once both languages have all its texts, and the pictures in them words', () => {
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
  const { state, deps } = setUp();
  state.revisions.push({ id: 'durga', version: 1, event: 'saved', by: null, at, content: ganesha });
  await createPublish(deps)(editor, 'durga', 1);
  expect(state.actions).toMatchObject([{ before: { version: 1 }, after: { version: 2, fields: [] } }]);
  expect(Object.keys(state.actions[0]?.before ?? {})).toEqual(['version']);
});

test('a ritual without features in one language is not shown', () => {
  const bare = { ...ganesha, features: { ru: ['Мантры'], en: [] } };
  const fields = [{ path: ['features_en'], code: 'required' as const }];
  expect(() => SERVICES.requireReadable(bare)).toThrow(refusal('invalid_request', { fields }));
});

test('an edit changes neither the price of special intentions nor that they are for sale', () => {
  const edited = editService('z-special-intention', { ...ganesha, price: cents(1), offSale: true })(ganesha);
  expect(edited).toMatchObject({ price: 30_000, offSale: false });
});

test('an edit that changes nothing leaves a ritual as it was, even an icon that its emblem does not have', () => {
  const former = aService({ icon: 'lotus' });
  expect(editService('ganesha', former)(former)).toStrictEqual(former);
});

test('a ritual that is saved as sold in tiers, and whose older text did not mention them, has not changed', async () => {
  const { deps, state } = setUp();
  await createSaveDraft(deps)(editor, 'ganesha', 1, editService('ganesha', aService({ withoutTiers: false })));
  expect(state.actions).toMatchObject([{ after: { fields: [] } }]);
});

test('the log names picture and tiers when a restored older version, which mentions neither, is shown', async () => {
  const { picture: _, withoutTiers: __, ...older } = ganesha;
  const { state, deps } = setUp(older);
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

test('a picture of a ritual stays when an edit leaves it out, and goes when an edit removes it', () => {
  const { picture: _, ...without } = ganesha;
  const pictured = editService('ganesha', { ...without, picture: { ...picture, alt: both(' Огонь ', 'Fire ') } })(ganesha);
  expect(pictured.picture).toEqual(picture);
  expect(editService('ganesha', without)(pictured).picture).toEqual(picture);
  expect(editService('ganesha', { ...without, picture: null })(pictured).picture).toBeNull();
  expect(editService('ganesha', { ...without, picture: null })(ganesha)).toStrictEqual(ganesha);
});

test('a ritual is shown with a picture once that has words in both languages', () => {
  expect(SERVICES.requireReadable({ ...ganesha, picture }).picture).toEqual(picture);
  const wordless = { ...ganesha, picture: { ...picture, alt: both('Огонь', ' ') } };
  const fields = [{ path: ['picture_alt_en'], code: 'required' as const }];
  expect(() => SERVICES.requireReadable(wordless)).toThrow(refusal('invalid_request', { fields }));
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
  const { state, deps } = setUp();
  const unpublish = createUnpublish(deps);
  state.published.set('z-special-intention', { content: aService(), at: new Date(0) });
  await expect(unpublish(editor, 'z-special-intention', 1)).rejects.toEqual(refusal('illegal_transition'));
  await unpublish(editor, 'ganesha', 1);
  expect(state.published.has('ganesha')).toBe(false);
});
