import { expect } from 'vitest';
import type { Customer } from './customers.ts';

/** All items of a list, read page by page to its end. */
export async function allItems<Item = { id: string }>(
  reader: Pick<Customer, 'request'>,
  url: string,
  limit = 100,
): Promise<Item[]> {
  const items: Item[] = [];
  const page = `${url}${url.includes('?') ? '&' : '?'}limit=${limit}`;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await reader.request({ url: `${page}${cursor && `&cursor=${cursor}`}` });
    expect(answer.statusCode, `${url}: ${answer.payload}`).toBe(200);
    const read: { items: Item[]; nextCursor: string | null } = answer.json();
    items.push(...read.items);
    cursor = read.nextCursor;
  }
  return items;
}
