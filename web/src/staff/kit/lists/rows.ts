/** The rows of all lists on the page, which keys reach: elements with `data-row`, with or without a link in them. */
const ROW = 'main [data-row]';

export function hasRows(): boolean {
  return document.querySelector(ROW) !== null;
}

/** The row in which the focus is. */
export function rowInFocus(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROW) ?? null;
}

/** Moves the focus to the next row or to the one before; from outside of the rows to the first. It stays at the ends. */
export function stepRow(by: 1 | -1): void {
  const rows = shownRows();
  const current = rowInFocus();
  const next = current ? rows[rows.indexOf(current) + by] : rows[0];
  if (next) focusRow(next);
}

/** Follows the link of the row in focus; in a row without a link the focus goes to the first control. */
export function openRow(): void {
  const row = rowInFocus();
  if (!row) return;
  const link = linkOf(row);
  if (link) link.click();
  else row.querySelector<HTMLElement>('button, input, select')?.focus();
}

/** Gives the focus back to the row with this name, and the page the place to which it was scrolled. */
export function returnToRow(name: string, scroll: number): void {
  const row = shownRows().find(({ dataset }) => dataset.row === name);
  if (!row) return;
  window.scrollTo({ top: scroll, behavior: 'instant' });
  focusRow(row);
}

function shownRows(): HTMLElement[] {
  // On phones the table is there, but not shown. An old browser cannot tell: then all rows count.
  return [...document.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.checkVisibility?.() ?? true);
}

function linkOf(row: HTMLElement): HTMLElement | null {
  return row.matches('a') ? row : row.querySelector<HTMLElement>('a[href]');
}

function focusRow(row: HTMLElement): void {
  (linkOf(row) ?? row).focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
}
