import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });
const PICTURES = '/api/admin/reports/pictures';

const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'orange' } })
  .withExif({ IFD0: { Artist: 'Pandit Keshava' } })
  .jpeg()
  .toBuffer();

type Member = Awaited<ReturnType<typeof signInStaff>>;

const send = (member: Member, payload: Buffer, type = 'image/jpeg') =>
  member.request({ method: 'POST', url: PICTURES, payload, headers: { 'content-type': type } });

test('a picture that a priest uploads is encoded anew for all who perform rituals', async () => {
  const priest = await signInStaff(shop, 'priest');
  // What is in the file decides, not what it is called.
  const sent = await send(priest, photo, 'image/png');
  expect([sent.statusCode, sent.json()]).toEqual([201, { id: expect.any(String), width: 600, height: 300 }]);

  const operator = await signInStaff(shop, 'operator');
  const url = `${PICTURES}/${sent.json<{ id: string }>().id}/small`;
  const small = await operator.request({ url });
  const { width, format, exif } = await sharp(small.rawPayload).metadata();
  expect([width, format, exif]).toEqual([480, 'webp', undefined]);
  expect(small.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': expect.stringMatching(/^inline; filename="ritual-[0-9a-f]{8}\.webp"$/),
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  const again = await operator.request({ url, headers: { 'if-none-match': String(small.headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each([
  ['no bytes', Buffer.alloc(0), 'image/jpeg', 422],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 422],
  ['an SVG under its own name', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
  ['a file of more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1), 'image/jpeg', 413],
] as const)('a report takes no picture of %s', async (_, bytes, type, status) => {
  expect((await send(await signInStaff(shop, 'priest'), bytes, type)).statusCode).toBe(status);
});

test('a picture that nothing shows is forgotten after a day, one that is shown stays', async () => {
  const priest = await signInStaff(shop, 'priest');
  const [shown, left] = [await send(priest, photo), await send(priest, photo)].map((answer) => answer.json<{ id: string }>().id);
  const used = await shop.database.transact(({ pictures }) =>
    pictures.use([shown ?? '', crypto.randomUUID()], 'report', clock()),
  );
  expect(used).toEqual([shown]);
  const statuses = async () => {
    const member = await signInStaff(shop, 'priest');
    return Promise.all([shown, left].map(async (id) => (await member.request({ url: `${PICTURES}/${id}/large` })).statusCode));
  };
  pass(24 * 3600 - 60);
  await shop.forget();
  expect(await statuses()).toEqual([200, 200]);
  pass(120);
  await shop.forget();
  expect(await statuses()).toEqual([200, 404]);
  await shop.database.transact(({ pictures }) => pictures.remove([shown ?? '']));
  expect(await statuses()).toEqual([404, 404]);
  const files = shop.database.queries
    .selectFrom('picture_files')
    .select('size')
    .where('picture_id', '=', shown ?? '');
  expect(await files.execute()).toEqual([]);
});
