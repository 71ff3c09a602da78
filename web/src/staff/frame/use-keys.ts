import { useEffect } from 'react';
import { openRow, rowInFocus, stepRow } from '../kit/lists/rows.ts';
import { shownShortcuts } from '../kit/page/shortcuts.ts';

/** Two keys belong together, as G and O do, when the second follows within this time. */
const TOGETHER_MS = 1500;
const NO_KEY = { code: '', at: 0 };

/** The dialogs of the panel that a key opens. */
export type KeyDialog = 'keys' | 'palette';

/**
 * Listens to keys for the whole panel: `?` opens the list of keys, Ctrl or Cmd with K the palette, `/` goes to the search of the page, some
 * move through lists (`rowAction`), others run the shortcuts of what is on the page. Nothing happens while a dialog is open; while somebody types,
 * only the palette opens.
 */
export function useKeys(open: (dialog: KeyDialog) => void): void {
  useEffect(() => {
    let lastKey = NO_KEY;
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) openPalette(event, open);
      if (isForOthers(event)) return;
      const after = event.timeStamp - lastKey.at < TOGETHER_MS ? lastKey.code : '';
      const action = actionOf(event, after, () => open('keys'));
      lastKey = action ? NO_KEY : { code: event.code, at: event.timeStamp };
      if (action) run(action, event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

/** A key that is held down moves on through rows, and does nothing else again. */
function run(action: () => void, event: KeyboardEvent): void {
  event.preventDefault();
  if (!event.repeat || action === nextRow || action === rowBefore) action();
}

function openPalette(event: KeyboardEvent, open: (dialog: KeyDialog) => void): void {
  // Keeps the browser from opening its own search.
  event.preventDefault();
  if (!event.repeat && !isDialogOpen()) open('palette');
}

/** What a key does; `after` is the key before it, as long as they belong together. */
function actionOf(event: KeyboardEvent, after: string, onHelp: () => void): (() => void) | undefined {
  // In the Russian layout the key of the slash writes a full stop, and a comma with Shift.
  const isSlash = event.code === 'Slash';
  if (event.key === '?' || (isSlash && event.key === ',')) return onHelp;
  if (event.key === '/' || (isSlash && event.key === '.')) return () => focusOn('input[type="search"]');
  if (event.shiftKey) return undefined;
  const shortcuts = shownShortcuts().filter(({ code }) => code === event.code);
  const pair = shortcuts.findLast((shortcut) => shortcut.after && shortcut.after === after);
  const single = shortcuts.findLast((shortcut) => !shortcut.after);
  return pair?.run ?? rowAction(event.code) ?? single?.run;
}

const nextRow = () => stepRow(1);
const rowBefore = () => stepRow(-1);

/** What a key does in lists. Arrows and Enter keep their usual meaning unless the focus is in a row. */
function rowAction(code: string): (() => void) | undefined {
  const row = rowInFocus();
  if (code === 'KeyJ' || (code === 'ArrowDown' && row)) return nextRow;
  if (code === 'KeyK' || (code === 'ArrowUp' && row)) return rowBefore;
  if (code === 'KeyO' || (code === 'Enter' && row === document.activeElement)) return row ? openRow : undefined;
  return code === 'KeyF' ? () => focusOn('[data-filter]') : undefined;
}

/** What the selector finds on the page, outside of its frame, gets the focus. */
const focusOn = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)?.focus();

function isPaletteKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Does the key belong to the browser, to a dialog, or to a field? */
function isForOthers({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || isDialogOpen() || isTyping(target);
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
