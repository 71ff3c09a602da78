import { expect, test } from 'vitest';
import { itemsOf, type Page } from './pages.ts';

/** A list of these pages; `asked` are the cursors and filters in the order of the calls. */
function listOf(...pages: string[][]) {
  const asked: unknown[] = [];
  const list = async ({ query = {} }: { query?: { status?: string; cursor?: string } }): Promise<Page<string>> => {
    asked.push(query);
    const at = Number(query.cursor ?? 0);
    return { items: pages[at] ?? [], nextCursor: at + 1 < pages.length ? `${at + 1}` : null };
  };
  return { list, asked };
}

async function all(items: AsyncIterable<string>): Promise<string[]> {
  const collected = [];
  for await (const item of items) collected.push(item);
  return collected;
}

test('the items of all pages come in order, under the same filter', async () => {
  const { list, asked } = listOf(['a', 'b'], [], ['c']);
  const items = await all(itemsOf(list, { query: { status: 'paid' } }));
  expect(items).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([{ status: 'paid' }, { status: 'paid', cursor: '1' }, { status: 'paid', cursor: '2' }]);
});

test('a page is fetched only when somebody wants its items', async () => {
  const { list, asked } = listOf(['a'], ['b'], ['c']);
  for await (const item of itemsOf(list, {})) if (item === 'b') break;
  expect(asked).toHaveLength(2);
});

test('a list that gives the same cursor again does not go on for ever', async () => {
  const list = async (_: { query?: object }): Promise<Page<string>> => ({ items: ['a'], nextCursor: 'same' });
  await expect(all(itemsOf(list, {}))).rejects.toThrow('same page');
});
