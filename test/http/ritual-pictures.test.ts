import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const shop = await openShop();
const editor = await signInStaff(shop, 'editor');
const PICTURES = '/api/admin/content/pictures';
const placeOf = (id: string) => `/api/admin/content/services/${id}`;

async function upload(background: string): Promise<Wire['ContentPicture']> {
  const payload = await sharp({ create: { width: 1600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const sent = await editor.request({ method: 'POST', url: PICTURES, payload, headers: { 'content-type': 'image/jpeg' } });
  return sent.json();
}

const read = async (id = 'ganesha') => (await editor.request({ url: placeOf(id) })).json<Wire['EditedService']>();
async function save(changes: Partial<Wire['ServiceEdit']>, id = 'ganesha') {
  const { version, draft } = await read(id);
  const headers = { 'if-match': `"${version}"` };
  return editor.request({ method: 'PUT', url: placeOf(id), payload: { ...draft, ...changes }, headers });
}
async function publish(id = 'ganesha') {
  const { version } = await read(id);
  const headers = { 'if-match': `"${version}"` };
  const answer = await editor.request({ method: 'POST', url: `${placeOf(id)}/publish`, headers });
  await shop.refreshContent();
  return answer;
}

interface Shown {
  readonly id: string;
  readonly picture?: Wire['ServicePicture'];
}

/** What readers find of the picture: in the list of the home page, in the catalogue, and at the ritual itself. */
async function shown(id: string) {
  const listOf = async (url: string) => (await shop.request({ url })).json<Shown[]>().find((ritual) => ritual.id === id)?.picture;
  const ofRitual = (await shop.request({ url: `/api/services/${id}?lang=ru` })).json<Shown>().picture;
  return [await listOf('/api/services?view=card'), await listOf('/api/articles-catalog'), ofRitual];
}

const shareImage = async (slug: string) => (await shop.request({ url: `/share/ru/ritual/${slug}.png` })).rawPayload;
/** Red, green and blue of one point of a share image, where the emblem would stand. */
const colourOf = async (image: Buffer) => {
  const point = { left: 900, top: 300, width: 1, height: 1 };
  return [...(await sharp(image).extract(point).removeAlpha().raw().toBuffer())];
};
const words = { picture_alt: 'Ганеша у огня', picture_alt_en: 'Ganesha by the fire' };

/** The picture with which the ritual of Ganesha is published. */
let ganesha: Wire['ContentPicture'];
beforeAll(async () => {
  ganesha = await upload('#00f000');
  expect((await save({ picture_url: ganesha.address, ...words })).statusCode).toBe(200);
  expect((await publish()).statusCode).toBe(200);
});

test('a picture that an editor chooses is a draft first, and readers see it once it is published', async () => {
  const picture = await upload('#0000ff');
  const emblem = await shareImage('saraswati');
  expect((await save({ picture_url: picture.address, ...words }, 'saraswati')).statusCode).toBe(200);
  expect(await shown('saraswati')).toEqual([undefined, undefined, undefined]);
  expect((await publish('saraswati')).statusCode).toBe(200);
  const wire = {
    url: picture.address,
    small_url: picture.smallAddress,
    width: 1320,
    height: 660,
    alt: 'Ганеша у огня',
    alt_en: 'Ganesha by the fire',
  };
  expect(await shown('saraswati')).toEqual([wire, wire, wire]);
  const image = await shareImage('saraswati');
  expect(image.equals(emblem)).toBe(false);
  const [red = 255, green = 255, blue = 0] = await colourOf(image);
  expect([red < 20, green < 20, blue > 235]).toEqual([true, true, true]);
});

test.each([
  ['ru', 'alt="Ганеша у огня"'],
  ['en', 'alt="Ganesha by the fire"'],
])('the pages of the shop draw the picture of a ritual with words for those who do not see it (%s)', async (language, alt) => {
  for (const page of ['', '/articles', '/ritual/ganesha'])
    expect((await shop.app.inject(`/${language}${page}`)).payload.includes(alt), page).toBe(true);
});

test('a picture that a ritual shows is not deleted', async () => {
  const { items } = (await editor.request({ url: PICTURES })).json<Wire['ContentPicturePage']>();
  expect(items.filter(({ id }) => id === ganesha.id)).toHaveLength(1);
  const refused = await editor.request({ method: 'DELETE', url: `${PICTURES}/${ganesha.id}` });
  expect(refused.json()).toMatchObject({ status: 409, code: 'picture_in_use' });
});

test('a change that says nothing of the picture leaves it, and without words it is not published', async () => {
  const { picture_url: _, picture_alt: __, picture_alt_en: ___, ...rest } = (await read()).draft;
  const headers = { 'if-match': `"${(await read()).version}"` };
  expect((await editor.request({ method: 'PUT', url: placeOf('ganesha'), payload: rest, headers })).statusCode).toBe(200);
  expect((await read()).draft).toMatchObject(words);
  await save({ picture_alt_en: ' ' });
  const refused = (await publish()).json();
  expect(refused).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/picture_alt_en', code: 'required' }] });
  await save(words);
});

test.each(['https://evil.example/x.webp', '/emblems/hand.svg', '/pictures/../x.webp', 'javascript:alert(1)'])(
  '%s is no picture of the shop',
  async (address) => {
    expect((await save({ picture_url: address })).json()).toMatchObject({ status: 400, code: 'invalid_request' });
  },
);

const FILES = '/api/admin/content/files';
const plan = async (payload: string) =>
  (await editor.request({ method: 'POST', url: `${FILES}/plan`, payload, headers: { 'content-type': 'application/yaml' } })).json<
    Wire['ContentPlan']
  >();

test('files keep the picture, tell by saying nothing that a draft has none, and may not name one that the shop does not have', async () => {
  const file = (await editor.request({ url: FILES })).payload;
  expect(file).toContain('picture_alt: Ганеша у огня');
  const picturesIn = (text: string) => text.split('picture_url').length - 1;
  const nothing = ({ texts, refusals }: Wire['ContentPlan']) => ({ texts, refusals });
  expect(nothing(await plan(file))).toEqual({ texts: [], refusals: [] });
  const unknown = file.replace(/\/pictures\/[0-9a-f]{32}/, `/pictures/${'0'.repeat(32)}`);
  expect((await plan(unknown)).refusals).toMatchObject([{ field: 'ganesha: picture_url', code: 'missing_picture' }]);
  await save({ picture_url: '' });
  const withDraft = (await editor.request({ url: FILES })).payload;
  // The text that readers see names it still; its draft says nothing.
  expect(picturesIn(withDraft)).toBe(picturesIn(file));
  expect(nothing(await plan(withDraft))).toEqual({ texts: [], refusals: [] });
});

test('without the picture the emblem is there again, and the log names what has changed', async () => {
  await save({ picture_url: '' });
  expect((await publish()).statusCode).toBe(200);
  expect(await shown('ganesha')).toEqual([undefined, undefined, undefined]);
  // The emblem is gold: the picture had no red.
  const [red] = await colourOf(await shareImage('ganesha'));
  expect(red).toBeGreaterThan(100);
  await save({ description: 'О начале пути.' });
  await publish();
  const lines = await shop.database.queries
    .selectFrom('staff_actions')
    .select('after')
    .where('action', '=', 'service.published')
    .where('subject_id', '=', 'ganesha')
    .orderBy('at')
    .execute();
  const fields = lines.map(({ after }) => (after as { fields: string[] }).fields);
  expect(fields).toEqual([['picture'], ['picture'], ['description']]);
});
