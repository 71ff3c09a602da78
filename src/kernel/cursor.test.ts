import { expect, test } from 'vitest';
import { nameOfFilter, type Place, readPage, readSortedPage, type SortedSelection } from './cursor.ts';
import { field, refusal } from './testing/refusal.ts';

const at = new Date('2026-11-20T10:00:00.123Z');
const rows = Array.from({ length: 5 }, (_, index) => ({ id: `6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4${index}`, at }));

const REFUSED = refusal('invalid_request', field('invalid', 'query', 'cursor'));
/** A cursor with this text in it. */
const written = (text: string) => Buffer.from(text).toString('base64url');

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
});

test('a page that holds all rows is the last', async () => {
  expect((await page(rows.length)).nextCursor).toBeNull();
});

test('a page may have another length than the one before it', async () => {
  const { nextCursor } = await page(1);
  expect((await page(3, nextCursor ?? '')).items).toEqual(rows.slice(1, 4));
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
  ['no id', written(at.toISOString())],
  ['a day alone', written(`2026-11-20 ${rows[0]?.id}`)],
  ['letters after an instant', written(`2026-11-20T10:00:00.123Zx ${rows[0]?.id}`)],
  ['the year 0', written(`0000-11-20T10:00:00.123Z ${rows[0]?.id}`)],
  ['no instant', written(`yesterday ${rows[0]?.id}`)],
  ['a day that does not exist', written(`2026-13-45T10:00:00.123Z ${rows[0]?.id}`)],
  ['an instant of another form', written(`2026-11-20T10:00:00Z ${rows[0]?.id}`)],
  ['a year of five digits', written(`+012026-11-20T10:00:00.123Z ${rows[0]?.id}`)],
  ['an instant after other letters', written(`+02026-11-20T10:00:00.123Z ${rows[0]?.id}`)],
  ['a letter before an id', written(`${at.toISOString()} a${rows[0]?.id}`)],
  ['a letter after an id', written(`${at.toISOString()} ${rows[0]?.id}a`)],
  ['36 dashes for an id', written(`${at.toISOString()} ${'-'.repeat(36)}`)],
])('a cursor with %s is refused', async (_, cursor) => {
  await expect(page(2, cursor)).rejects.toEqual(REFUSED);
});

test('a cursor goes on with the filter and the order of its own page alone', async () => {
  const { nextCursor } = await page(2, undefined, 'paid');
  expect((await page(2, nextCursor ?? '', 'paid')).items).toEqual(rows.slice(2, 4));
  for (const listName of ['waiting', '']) await expect(page(2, nextCursor ?? '', listName)).rejects.toEqual(REFUSED);
});

test('the cursor of a list with keys carries the key of its place, and a list without keys refuses such a cursor', async () => {
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
  ).rejects.toEqual(REFUSED);
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
      // Of each row the total, or the number of its state.
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
  'a list that is asked for by %s is read by %s, one row more than a page has, and goes on behind its last row, whose number is %s',
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
  for (const sort of ['date', 'total', '-total'] as const) await expect(read(sort, cursor)).rejects.toEqual(REFUSED);
});

test.each(['', 'x', '1x', 'x1', '-1', '1234567890123456'])('no list by sums goes on behind %j', async (key) => {
  const { read } = sortedList();
  const cursor = written(`${at.toISOString()} ${rows[0]?.id} total ${key}`);
  await expect(read('total', cursor)).rejects.toEqual(REFUSED);
});

test('a filter has one name whatever the order of its conditions, and filters with other conditions have other names', () => {
  const name = nameOfFilter({ status: 'paid', from: '2026-11-01' });
  expect(nameOfFilter({ from: '2026-11-01', to: undefined, status: 'paid' })).toBe(name);
  expect(name).toMatch(/^[\w-]{22}$/);
  const others = [{ status: 'paid' }, { status: 'paid', from: '2026-11-02' }, { status: 'paid', to: '2026-11-01' }, {}];
  expect(new Set([name, ...others.map(nameOfFilter)]).size).toBe(5);
});
