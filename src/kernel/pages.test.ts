import { expect, test } from 'vitest';
import { PAGE_SIZE, pagesOf, runPages } from './pages.ts';

/** The sizes of the pages in which so many numbers arrive, and how often they were read. */
async function pagesOfSoMany(count: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  let reads = 0;
  const read = async (limit: number, after = 0) => {
    reads += 1;
    return numbers.slice(after, after + limit);
  };
  const pages: (readonly number[])[] = [];
  for await (const page of pagesOf<number>(read)) pages.push(page);
  expect(pages.flat()).toEqual(numbers);
  return { sizes: pages.map((page) => page.length), reads };
}

test('rows arrive once and in their order, in pages of which only the last is not full', async () => {
  expect(await pagesOfSoMany(2 * PAGE_SIZE + 1)).toEqual({ sizes: [PAGE_SIZE, PAGE_SIZE, 1], reads: 3 });
});

test('no page is empty, whether the list is empty or its last page is full', async () => {
  expect(await pagesOfSoMany(0)).toEqual({ sizes: [], reads: 1 });
  expect(await pagesOfSoMany(PAGE_SIZE)).toEqual({ sizes: [PAGE_SIZE], reads: 2 });
});

test('a page shorter than it may be is the last, and no other is read', async () => {
  expect(await pagesOfSoMany(5)).toEqual({ sizes: [5], reads: 1 });
});

test('the next page is not read before somebody asks for it', async () => {
  let reads = 0;
  const pages = pagesOf(async () => {
    reads += 1;
    return Array(PAGE_SIZE).fill(0);
  });
  await pages.next();
  await pages.next();
  expect(reads).toBe(2);
});

test('whoever waits for a turn of the event loop gets one between two pages', async () => {
  let isTurn = false;
  setImmediate(() => {
    isTurn = true;
  });
  const pages = pagesOf(async () => Array(PAGE_SIZE).fill(0));
  await pages.next();
  expect(isTurn).toBe(false);
  await pages.next();
  expect(isTurn).toBe(true);
});

test.each([
  ['ends with the last page', 2, { done: 2, hasMore: false }],
  ['ends after its most pages, and says that there may be more', 9, { done: 3, hasMore: true }],
])('a run of pages %s', async (_, pages, expected) => {
  let done = 0;
  const hasMore = await runPages(async () => ++done < pages, 3);
  expect({ done, hasMore }).toEqual(expected);
});
