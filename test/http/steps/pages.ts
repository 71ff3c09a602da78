import { expect } from 'vitest';
import type { Customer } from './customers.ts';

/** What somebody reads at an address. */
export async function readAs<Body>(reader: Pick<Customer, 'request'>, url: string): Promise<Body> {
  const answer = await reader.request({ url });
  expect(answer.statusCode, `${url}: ${answer.payload}`).toBe(200);
  return answer.json();
}

/** All items of a list, read page by page to its end. */
export async function allItems<Item = { id: string }>(
  reader: Pick<Customer, 'request'>,
  url: string,
  limit = 100,
): Promise<Item[]> {
  const items: Item[] = [];
  const page = `${url}${url.includes('?') ? '&' : '?'}limit=${limit}`;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const next = `${page}${cursor && `&cursor=${cursor}`}`;
    const read: { items: Item[]; nextCursor: string | null } = await readAs(reader, next);
    items.push(...read.items);
    cursor = read.nextCursor;
  }
  return items;
}
