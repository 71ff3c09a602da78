/** How a list looked when somebody went from it to one of its rows. */
interface LeftList {
  /** The query of its address: filters and page. */
  readonly search: string;
  /** What the browser's history kept with the address. */
  readonly state: unknown;
  /** Name of the row. */
  readonly row: string;
  /** How far the page was scrolled, in CSS pixels. */
  readonly scroll: number;
}

const MOST_KEPT = 20;
const lists = new Map<string, LeftList>();

/** Notes how the list at an address was left; of many lists the latest are kept. */
export function leaveList(pathname: string, list: LeftList): void {
  lists.delete(pathname);
  lists.set(pathname, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= MOST_KEPT) return;
    lists.delete(oldest);
  }
}

/** How the list at an address was left in this visit. */
export function leftList(pathname: string): LeftList | undefined {
  return lists.get(pathname);
}
