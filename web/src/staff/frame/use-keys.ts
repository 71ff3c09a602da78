import { useEffect } from 'react';
import { shownShortcuts } from '../kit/shortcuts.ts';

/** A second key belongs to the first when it comes so soon. */
const TOGETHER_MS = 1500;

/** The dialogs of the panel that a key opens. */
export type KeyDialog = 'keys' | 'palette';

/**
 * Listens to keys for the whole panel: `?` opens the list of keys, Ctrl or Cmd with K the palette, `/` goes to the search of the page,
 * others run the shortcuts of what is on the page. Nothing happens while a dialog is open; while somebody types, only the palette opens.
 * `open` may not change.
 */
export function useKeys(open: (dialog: KeyDialog) => void): void {
  useEffect(() => {
    let before = { code: '', at: 0 };
    const onKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!event.repeat && !isDialogOpen()) open('palette');
        return;
      }
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isDialogOpen() || isTyping(event.target)) return;
      const after = event.timeStamp - before.at < TOGETHER_MS ? before.code : '';
      before = { code: event.code, at: event.timeStamp };
      const act = actionOf(event, after, () => open('keys'));
      if (!act) return;
      event.preventDefault();
      before = { code: '', at: 0 };
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
}

function actionOf(event: KeyboardEvent, after: string, onHelp: () => void): (() => void) | undefined {
  // On the key of the slash stand a full stop and a comma in the Russian layout.
  const isSlash = event.code === 'Slash';
  if (event.key === '?' || (isSlash && event.key === ',')) return onHelp;
  if (event.key === '/' || (isSlash && event.key === '.')) return () => searchOfPage()?.focus();
  if (event.shiftKey) return undefined;
  const fitting = shownShortcuts().filter(({ code }) => code === event.code);
  return (
    fitting.findLast((shortcut) => shortcut.after && shortcut.after === after) ?? fitting.findLast(({ after: first }) => !first)
  )?.run;
}

function searchOfPage(): HTMLInputElement | null {
  return document.querySelector('main input[type="search"]');
}

function isPaletteKey({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
