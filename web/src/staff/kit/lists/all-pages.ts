interface ListPage {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

export type ReadPage<Page extends ListPage> = (query: { limit: number; cursor?: string }) => Promise<Page>;

/** The API answers no more rows at once. */
const ROWS_OF_A_PAGE = 100;
/** Nobody chooses among more rows than stand on so many pages, nor performs so many orders on a day. */
const MOST_PAGES = 10;

/** Reads a list page after page; when it is longer than so many pages, the rest is left out, and the last page has a cursor. */
export async function readAllPages<Page extends ListPage>(
  read: ReadPage<Page>,
): Promise<{ items: Page['items'][number][]; last: Page }> {
  let last = await read({ limit: ROWS_OF_A_PAGE });
  const items: Page['items'][number][] = [...last.items];
  for (let pages = 1; pages < MOST_PAGES && last.nextCursor !== null; pages += 1) {
    last = await read({ limit: ROWS_OF_A_PAGE, cursor: last.nextCursor });
    items.push(...last.items);
  }
  return { items, last };
}
