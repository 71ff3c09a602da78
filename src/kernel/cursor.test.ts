import { expect, test } from 'vitest';
import { nameOfFilter, type Place, readPage, readSortedPage, type SortedSelection } from './cursor.ts';
import { field, refusal } from './testing/refusal.ts';

const at = new Date('2026-11-20T10:00:00.123Z');
const rows = Array.from({ length: 5 }, (_, index) => ({ id: `6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4${index}`, at }));

const page = (limit: number, cursor?: string, listName = '') =>
  readPage(
    { limit, cursor, listName },
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

test('a page has fifty rows when nobody says how many', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ at, id: String(index) }));
  const { items, nextCursor } = await readPage(
    {},
    async (most) => many.slice(0, most),
    (row) => row,
  );
  expect([items.length, nextCursor]).toEqual([50, expect.any(String)]);
});

test.each([
  ['no base64', '***'],
  ['nothing', ''],
  ['no id', Buffer.from(at.toISOString()).toString('base64url')],
  ['a day alone', Buffer.from(`2026-11-20 ${rows[0]?.id}`).toString('base64url')],
  ['letters after an instant', Buffer.from(`2026-11-20T10:00:00.123Zx ${rows[0]?.id}`).toString('base64url')],
  ['the year 0', Buffer.from(`0000-11-20T10:00:00.123Z ${rows[0]?.id}`).toString('base64url')],
  ['no instant', Buffer.from(`yesterday ${rows[0]?.id}`).toString('base64url')],
  ['a day that does not exist', Buffer.from(`2026-13-45T10:00:00.123Z ${rows[0]?.id}`).toString('base64url')],
  ['an instant of another form', Buffer.from(`2026-11-20T10:00:00Z ${rows[0]?.id}`).toString('base64url')],
  ['a year of five digits', Buffer.from(`+012026-11-20T10:00:00.123Z ${rows[0]?.id}`).toString('base64url')],
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
  for (const listName of ['waiting', ''])
    await expect(page(2, nextCursor ?? '', listName)).rejects.toEqual(
      refusal('invalid_request', field('invalid', 'query', 'cursor')),
    );
});

test('a cursor of a list with keys carries that of its place, and a list without keys refuses it', async () => {
  const keyed = rows.map((row, index) => ({ ...row, key: String(index * 100) }));
  const seen: (Place | undefined)[] = [];
  const read = (cursor?: string) =>
    readPage(
      { limit: 2, cursor, listName: 'total', hasKeys: true },
      async (most, after?: Place) => {
        seen.push(after);
        return keyed.slice(0, most);
      },
      (row) => row,
    );
  const { nextCursor } = await read();
  await read(nextCursor ?? '');
  expect(seen).toEqual([undefined, keyed[1]]);
  await expect(
    readPage(
      { limit: 2, cursor: nextCursor ?? '', listName: 'total' },
      async () => [],
      (row: Place) => row,
    ),
  ).rejects.toEqual(refusal('invalid_request', field('invalid', 'query', 'cursor')));
});

/** A list whose usual order is by date, and the selections by which its rows were read. */
function sortedList() {
  const selections: SortedSelection[] = [];
  const read = (sort?: SortedSelection['sort'], cursor?: string) =>
    readSortedPage(
      { limit: 2, cursor, sort, usualSort: '-date' },
      async (selection) => {
        selections.push(selection);
        return rows;
      },
      (row, by) => ({ ...row, key: by === 'total' ? 500 : 7 }),
    );
  return { selections, read };
}

test.each([
  [undefined, '-date', undefined],
  ['-date', '-date', undefined],
  ['date', 'date', undefined],
  ['total', 'total', '500'],
  ['-status', '-status', '7'],
] as const)(
  'a list that is wanted by %s is read by %s, and goes on behind the number %s of its last row',
  async (wanted, sort, key) => {
    const { selections, read } = sortedList();
    const { items, nextCursor } = await read(wanted);
    expect(items).toEqual(rows.slice(0, 2));
    await read(wanted, nextCursor ?? '');
    const after = key === undefined ? rows[1] : { ...rows[1], key };
    expect(selections).toEqual([
      { limit: 3, after: undefined, sort },
      { limit: 3, after, sort },
    ]);
  },
);

test('a list in its own order goes on wherever somebody names that order, and in no other', async () => {
  const { read } = sortedList();
  const cursor = (await read()).nextCursor ?? '';
  await read('-date', cursor);
  for (const sort of ['date', 'total', '-total'] as const)
    await expect(read(sort, cursor)).rejects.toEqual(refusal('invalid_request', field('invalid', 'query', 'cursor')));
});

test.each(['', 'x', '1x', 'x1', '-1', '1234567890123456'])('no list by sums goes on behind %j', async (key) => {
  const { read } = sortedList();
  const cursor = Buffer.from(`${at.toISOString()} ${rows[0]?.id} total ${key}`).toString('base64url');
  await expect(read('total', cursor)).rejects.toEqual(refusal('invalid_request', field('invalid', 'query', 'cursor')));
});

test('a filter has one name whatever the order of its conditions, and filters with other conditions have other names', () => {
  const name = nameOfFilter({ status: 'paid', from: '2026-11-01' });
  expect(nameOfFilter({ from: '2026-11-01', to: undefined, status: 'paid' })).toBe(name);
  expect(name).toMatch(/^[\w-]{22}$/);
  const others = [{ status: 'paid' }, { status: 'paid', from: '2026-11-02' }, { status: 'paid', to: '2026-11-01' }, {}];
  expect(new Set([name, ...others.map(nameOfFilter)]).size).toBe(5);
});
