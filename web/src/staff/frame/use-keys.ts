import { useEffect } from 'react';
import { openRow, rowInFocus, stepRow } from '../kit/lists/rows.ts';
import { shownShortcuts } from '../kit/page/shortcuts.ts';

/** A second key belongs to the first when it comes so soon. */
const TOGETHER_MS = 1500;
const NO_KEY = { code: '', at: 0 };

/** The dialogs of the panel that a key opens. */
export type KeyDialog = 'keys' | 'palette';

/**
 * Listens to keys for the whole panel: `?` opens the list of keys, Ctrl or Cmd with K the palette, `/` goes to the search of the page,
 * J and K move through the rows of lists, others run the shortcuts of what is on the page. Nothing happens while a dialog
 * is open; while somebody types, only the palette opens. `open` may not change.
 */
export function useKeys(open: (dialog: KeyDialog) => void): void {
  useEffect(() => {
    let before = NO_KEY;
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) openPalette(event, open);
      if (isForOthers(event)) return;
      const after = event.timeStamp - before.at < TOGETHER_MS ? before.code : '';
      const act = actionOf(event, after, () => open('keys'));
      before = act ? NO_KEY : { code: event.code, at: event.timeStamp };
      if (act) run(act, event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

/** A key that is held down moves on through rows, and does nothing else again. */
function run(act: () => void, event: KeyboardEvent): void {
  event.preventDefault();
  if (!event.repeat || act === nextRow || act === rowBefore) act();
}

function openPalette(event: KeyboardEvent, open: (dialog: KeyDialog) => void): void {
  // The browser's own search would open.
  event.preventDefault();
  if (!event.repeat && !isDialogOpen()) open('palette');
}

function actionOf(event: KeyboardEvent, after: string, onHelp: () => void): (() => void) | undefined {
  // On the key of the slash stand a full stop and a comma in the Russian layout.
  const isSlash = event.code === 'Slash';
  if (event.key === '?' || (isSlash && event.key === ',')) return onHelp;
  if (event.key === '/' || (isSlash && event.key === '.')) return () => searchOfPage()?.focus();
  if (event.shiftKey) return undefined;
  const fitting = shownShortcuts().filter(({ code }) => code === event.code);
  const pair = fitting.findLast((shortcut) => shortcut.after && shortcut.after === after);
  return pair?.run ?? rowKey(event.code) ?? fitting.findLast(({ after: first }) => !first)?.run;
}

const nextRow = () => stepRow(1);
const rowBefore = () => stepRow(-1);

/** Arrows scroll, and Enter is a link's own key, unless the focus is in a row. */
function rowKey(code: string): (() => void) | undefined {
  const row = rowInFocus();
  if (code === 'KeyJ' || (code === 'ArrowDown' && row)) return nextRow;
  if (code === 'KeyK' || (code === 'ArrowUp' && row)) return rowBefore;
  if (code === 'KeyO' || (code === 'Enter' && row === document.activeElement)) return row ? openRow : undefined;
  return code === 'KeyF' ? () => filterOfPage()?.focus() : undefined;
}

function filterOfPage(): HTMLElement | null {
  return document.querySelector('main [data-filters] select');
}

function searchOfPage(): HTMLInputElement | null {
  return document.querySelector('main input[type="search"]');
}

function isPaletteKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Is the key for the browser, for a dialog, or for a field? */
function isForOthers({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || isDialogOpen() || isTyping(target);
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
