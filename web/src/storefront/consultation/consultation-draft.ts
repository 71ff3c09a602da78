import { isTexts, readTabJson, writeTabJson } from '../../memory/tab-storage.ts';

/** What a visitor asks, as the form holds it. */
export interface Request {
  readonly name: string;
  readonly phone: string;
  readonly message: string;
}

/** Signing out removes it. */
const KEY = 'consultation-draft';

/** What was typed in this tab and not yet sent. */
export function readDraft(): Request {
  const { name = '', phone = '', message = '' } = readTabJson(KEY, isTexts) ?? {};
  return { name, phone, message };
}

export function keepDraft(typed: Partial<Request>): void {
  writeTabJson(KEY, typed);
}

export function forgetDraft(): void {
  writeTabJson(KEY, undefined);
}
