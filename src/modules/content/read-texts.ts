import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { TextReader } from './ports.ts';
import type { OpenedText, TextChange } from './text.ts';

/** The texts of one kind that a shop may have. */
export const MOST_TEXTS = 200;

/** Returns every text of a kind, the one that was changed last first. Throws like `requirePermission`. */
export function createListTexts<Content>(texts: TextReader<Content>) {
  return async (caller: Caller): Promise<OpenedText<Content>[]> => {
    requirePermission(caller, 'content.write');
    return texts.list(MOST_TEXTS);
  };
}

/** Returns a text with the last changes of its history, the newest first. Throws like `requirePermission`, and `not_found`. */
export function createViewText<Content>(texts: TextReader<Content>) {
  return async (caller: Caller, id: string): Promise<OpenedText<Content> & { readonly history: readonly TextChange[] }> => {
    requirePermission(caller, 'content.write');
    const text = requireFound(await texts.find(id));
    return { ...text, history: await texts.history(id) };
  };
}
