import { expect, test } from 'vitest';
import { allPages, type Place, readPage } from './cursor.ts';
import { allOf } from './testing/all-of.ts';
import { field, refusal } from './testing/refusal.ts';

const at = new Date('2026-11-20T10:00:00.123Z');
const rows = Array.from({ length: 5 }, (_, index) => ({ id: `6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4${index}`, at }));

const page = (limit: number, cursor?: string, of?: string) =>
  readPage(
    { limit, cursor, ...(of === undefined ? {} : { of }) },
    async (most, after?: Place) => {
      const start = after ? rows.findIndex(({ id }) => id === after.id) + 1 : 0;
      return rows.slice(start, start + most);
    },
    (row) => row,
  );

test('pages hold every row once, and the last page says that it is the last', async () => {
  const first = await page(2);
  const second = await page(2, first.nextCursor ?? '');
  const third = await page(2, second.nextCursor ?? '');
  expect([...first.items, ...second.items, ...third.items]).toEqual(rows);
  expect(third.nextCursor).toBeNull();
  expect((await page(5)).nextCursor).toBeNull();
  expect((await page(3, (await page(1)).nextCursor ?? '')).items).toEqual(rows.slice(1, 4));
  expect((await page(3, (await page(3)).nextCursor ?? '')).items).toEqual(rows.slice(3));
});

test.each([
  ['no base64', '***'],
  ['no instant', Buffer.from(`yesterday ${rows[0]?.id}`).toString('base64url')],
  ['a day that does not exist', Buffer.from(`2026-13-45T10:00:00.123Z ${rows[0]?.id}`).toString('base64url')],
  ['an instant of another form', Buffer.from(`2026-11-20T10:00:00Z ${rows[0]?.id}`).toString('base64url')],
  ['an instant after other letters', Buffer.from(`+02026-11-20T10:00:00.123Z ${rows[0]?.id}`).toString('base64url')],
  ['a letter before an id', Buffer.from(`${at.toISOString()} a${rows[0]?.id}`).toString('base64url')],
  ['a letter after an id', Buffer.from(`${at.toISOString()} ${rows[0]?.id}a`).toString('base64url')],
  ['36 dashes for an id', Buffer.from(`${at.toISOString()} ${'-'.repeat(36)}`).toString('base64url')],
])('a cursor with %s is refused', async (_, cursor) => {
  await expect(page(2, cursor)).rejects.toEqual(refusal('invalid_request', field('invalid', 'query', 'cursor')));
});

test('a cursor goes on with the filter and the order of its own page alone', async () => {
  const { nextCursor } = await page(2, undefined, 'paid');
  expect((await page(2, nextCursor ?? '', 'paid')).items).toEqual(rows.slice(2, 4));
  for (const of of ['waiting', undefined])
    await expect(page(2, nextCursor ?? '', of)).rejects.toEqual(refusal('invalid_request', field('invalid', 'query', 'cursor')));
});

test('a cursor of a sorted list carries the key of its place, and only in its own form', async () => {
  const keyed = rows.map((row, index) => ({ ...row, key: String(index * 100) }));
  const seen: (Place | undefined)[] = [];
  const read = (cursor?: string, keys: RegExp | undefined = /^\d+$/) =>
    readPage(
      { limit: 2, cursor, of: 'total', keys },
      async (most, after?: Place) => {
        seen.push(after);
        return keyed.slice(0, most);
      },
      (row) => row,
    );
  const { nextCursor } = await read();
  await read(nextCursor ?? '');
  expect(seen).toEqual([undefined, keyed[1]]);
  for (const keys of [undefined, /^[a-z]+$/])
    await expect(
      readPage(
        { limit: 2, cursor: nextCursor ?? '', of: 'total', keys },
        async () => [],
        (row: Place) => row,
      ),
    ).rejects.toEqual(refusal('invalid_request', field('invalid', 'query', 'cursor')));
});

test('a page shorter than it may be is the last, and is not asked for again', async () => {
  const asked: (string | undefined)[] = [];
  const pages = allPages(
    async (_, after) => {
      asked.push(after?.id);
      return rows;
    },
    (row) => row,
  );
  expect((await allOf(pages)).flat()).toEqual(rows);
  expect(asked).toEqual([undefined]);
});

test('all pages hold every row once, and end after the last', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ at, id: String(index) }));
  const asked: (string | undefined)[] = [];
  const pages = allPages(
    async (most, after) => {
      asked.push(after?.id);
      const start = after ? Number(after.id) + 1 : 0;
      return many.slice(start, start + most);
    },
    (row) => row,
  );
  expect((await allOf(pages)).flat()).toEqual(many);
  expect(asked).toEqual([undefined, '499', '999']);
});
