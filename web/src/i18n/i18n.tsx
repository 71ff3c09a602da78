import { type Messages, setupI18n } from '@lingui/core';
import { createContext, type ReactNode, use } from 'react';
import type { Language } from './language.ts';
import type en from './messages/en/index.ts';

export type MessageKey = keyof typeof en;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

export interface I18n {
  readonly language: Language;
  readonly t: Translate;
}

/** Binds a language to its catalogue. The build turns the catalogue's ICU strings into Lingui's token lists. */
export function createI18n(language: Language, catalogue: Record<MessageKey, string>): I18n {
  const messages = catalogue as unknown as Messages;
  const lingui = setupI18n({ locale: language, messages: { [language]: messages } });
  return { language, t: (key, values) => lingui._(key, values) };
}

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** The page's language and its translator. Throws outside of `I18nProvider`. */
export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n outside of I18nProvider');
  return i18n;
}
