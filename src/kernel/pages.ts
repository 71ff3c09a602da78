import { setImmediate } from 'node:timers/promises';

/** The most rows of a long list that are in memory at a time. */
export const PAGE_SIZE = 500;

/** Reads a list page by page; no page is empty. `read` returns up to `limit` rows that follow `after`, or the first rows without it. */
export async function* pagesOf<Row>(
  read: (limit: number, after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  do {
    const page = await read(PAGE_SIZE, after);
    if (page.length > 0) yield page;
    after = page.length < PAGE_SIZE ? undefined : page.at(-1);
    await nextTurn();
  } while (after !== undefined);
}

/** Waits for the next turn of the event loop. The embedded database answers within a turn, so a long loop over it would stop all others. */
export const nextTurn = () => setImmediate();

/** The most pages in a run, which ends early enough to delay no stop of the server: a job that stops between pages loses nothing. */
const PAGES_IN_A_RUN = 10;

/** Does page after page while `doPage` returns that more may follow. Returns true when more may be left for the next run. */
export async function runPages(doPage: () => Promise<boolean>, most = PAGES_IN_A_RUN): Promise<boolean> {
  for (let page = 0; page < most; page += 1) {
    if (!(await doPage())) return false;
    await nextTurn();
  }
  return true;
}
