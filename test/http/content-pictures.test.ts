import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { articleEdit } from '../support/articles.ts';
import { openShop, testClock } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import type { Customer } from './steps/customers.ts';
import { unchanged } from './steps/records.ts';
import { signInStaff } from './steps/staff.ts';

type Picture = components['schemas']['ContentPicture'];

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });
const PICTURES = '/api/admin/content/pictures';
const ARTICLES = '/api/admin/content/articles';
/** Words may hold signs of markdown: they are kept as typed, and the panel replaces the signs where it writes them into a text. */
const words = { alt: 'Огонь ]( в алтаре', alt_en: 'Fire' };

const jpeg = (background: string) =>
  sharp({ create: { width: 1600, height: 800, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Pandit Keshava' } })
    .jpeg()
    .toBuffer();

const send = (member: Customer, payload: Buffer, type = 'image/jpeg') =>
  member.request({ method: 'POST', url: PICTURES, payload, headers: { 'content-type': type } });
const upload = async (member: Customer, background: string) => (await send(member, await jpeg(background))).json<Picture>();
const describePicture = (member: Customer, { id }: Picture, payload: object = words) =>
  member.request({ method: 'PUT', url: `${PICTURES}/${id}`, payload });
const remove = (member: Customer, { id }: Picture) => member.request({ method: 'DELETE', url: `${PICTURES}/${id}` });
const list = async (member: Customer, query = '') =>
  (await member.request({ url: `${PICTURES}${query}` })).json<components['schemas']['ContentPicturePage']>();

test('a picture is uploaded, described, listed, and seen by everybody under an address that never changes', async () => {
  const editor = await signInStaff(shop, 'editor');
  // Its bytes say what it is, whatever the header calls it.
  const sent = await send(editor, await jpeg('orange'), 'image/png');
  const picture = sent.json<Picture>();
  expect([sent.statusCode, picture]).toMatchObject([201, { width: 1320, height: 660, alt: '', isUsed: false }]);
  expect(picture.address).toMatch(/^\/pictures\/[0-9a-f]{32}-1320x660\.webp$/);
  expect((await list(editor)).items).toEqual([]);
  expect((await describePicture(editor, picture, { ...words, alt: '   ' })).statusCode).toBe(400);
  expect((await describePicture(editor, picture)).json()).toEqual({ ...picture, ...words });
  expect((await list(editor)).items).toEqual([{ ...picture, ...words }]);
  expect((await upload(editor, 'orange')).id).toBe(picture.id);

  for (const [address, side] of [
    [picture.address, 1320],
    [picture.smallAddress, 660],
  ] as const) {
    const served = await shop.request({ url: address });
    const { width, format, exif } = await sharp(served.rawPayload).metadata();
    expect([served.statusCode, width, format, exif]).toEqual([200, side, 'webp', undefined]);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers).not.toHaveProperty('set-cookie');
  }
  const other = ['1320x661', '0x0', 'large'].map((size) => picture.address.replace('1320x660', size));
  const unknown = [
    ...other,
    picture.address.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    `/pictures/${picture.id}`,
    '/pictures/..%2fx',
  ];
  for (const url of unknown) expect((await shop.request({ url })).statusCode).toBe(404);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each([
  ['an SVG with a script', Buffer.from(svg), 'image/png', 422],
  ['an SVG under its own name', Buffer.from(svg), 'image/svg+xml', 415],
  ['a file of more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1), 'image/jpeg', 413],
  ['no bytes', Buffer.alloc(0), 'image/jpeg', 422],
])('%s is refused, and nothing is stored', async (_, bytes, type, status) => {
  const editor = await signInStaff(shop, 'editor');
  const answer = await unchanged(shop, () => send(editor, bytes, type));
  expect(answer.statusCode).toBe(status);
});

test('a text shows the picture to its readers, who load it in the size that they need', async () => {
  const editor = await signInStaff(shop, 'editor');
  const picture = await upload(editor, 'purple');
  await describePicture(editor, picture);
  await begin(editor, 'fire');
  await save(editor, 'fire', 1, { content: `Огонь.\n\n![Огонь в алтаре](${picture.address})` });
  expect((await remove(editor, picture)).json()).toMatchObject({ status: 409, code: 'picture_in_use' });
  const preview = await editor.request({ url: `${ARTICLES}/fire/preview?lang=ru` });
  expect(preview.payload).toContain(
    `<img src="${picture.address}" alt="Огонь в алтаре" loading="lazy" width="1320" height="660" srcset="${picture.smallAddress} 660w, ${picture.address} 1320w"`,
  );
  // The history shows it still.
  await save(editor, 'fire', 2, { content: 'Без огня.' });
  expect((await remove(editor, picture)).statusCode).toBe(409);
  expect((await list(editor)).items.find(({ id }) => id === picture.id)).toMatchObject({ isUsed: true });
});

test('a picture that nobody uses is deleted, and one that nobody describes or shows is forgotten after a day', async () => {
  const editor = await signInStaff(shop, 'editor');
  const described = await upload(editor, 'blue');
  const left = await upload(editor, 'grey');
  const typed = await upload(editor, 'white');
  await describePicture(editor, described);
  await begin(editor, 'water');
  // Nobody has described it, but a text shows it.
  await save(editor, 'water', 1, { content: `![Вода](${typed.address})` });
  pass(24 * 3600 + 1);
  await shop.forget();
  const statuses = () =>
    Promise.all([described, left, typed].map(async ({ address }) => (await shop.request({ url: address })).statusCode));
  expect(await statuses()).toEqual([200, 404, 200]);
  const again = await signInStaff(shop, 'editor');
  const [first, second] = await Promise.all([remove(again, described), remove(again, described)]);
  expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([204, 404]);
  expect(await statuses()).toEqual([404, 404, 200]);
});

test('a picture that is uploaded again is kept for a day from then on', async () => {
  const first = await upload(await signInStaff(shop, 'editor'), 'teal');
  pass(24 * 3600 - 60);
  const again = await upload(await signInStaff(shop, 'editor'), 'teal');
  expect(again).toEqual({ ...first, uploadedAt: new Date(Date.parse(first.uploadedAt) + (24 * 3600 - 60) * 1000).toISOString() });
  pass(120);
  await shop.forget();
  expect((await shop.request({ url: first.address })).statusCode).toBe(200);
});

test('of ten who save a text with a picture while ten delete it, none leaves a text without its picture', async () => {
  const editor = await signInStaff(shop, 'editor');
  const picture = await upload(editor, 'black');
  await describePicture(editor, picture);
  const ids = Array.from({ length: 10 }, (_, number) => `race-${number}`);
  for (const id of ids) await begin(editor, id);
  const content = `![Огонь](${picture.address})`;
  const answers = await Promise.all(ids.flatMap((id) => [save(editor, id, 1, { content }), remove(editor, picture)]));
  expect(answers.every(({ statusCode }) => [200, 204, 404, 409].includes(statusCode))).toBe(true);
  const isGone = answers.some(({ statusCode }) => statusCode === 204);
  const uses = await shop.database.queries
    .selectFrom('content_picture_uses')
    .select('id')
    .where('picture_id', '=', picture.id)
    .execute();
  expect(uses.length).toBe(isGone ? 0 : 10);
});

test('the list of pictures goes on page by page, the newest first', async () => {
  const editor = await signInStaff(shop, 'editor');
  for (const colour of ['#010203', '#040506', '#070809']) {
    pass(1);
    await describePicture(editor, await upload(editor, colour), { alt: colour, alt_en: colour });
  }
  const first = await list(editor, '?limit=2');
  expect(first.items.map(({ alt }) => alt)).toEqual(['#070809', '#040506']);
  const second = await list(editor, `?limit=1&cursor=${first.nextCursor}`);
  expect(second.items.map(({ alt }) => alt)).toEqual(['#010203']);
});

const begin = (editor: Customer, id: string) =>
  editor.request({ method: 'POST', url: ARTICLES, payload: { id, name: id, name_en: id } });
const save = (editor: Customer, id: string, version: number, changes: object) =>
  change(editor, `${ARTICLES}/${id}`, { method: 'PUT', etag: `"${version}"`, payload: articleEdit(changes) });
