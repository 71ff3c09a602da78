import { type Messages, setupI18n } from '@lingui/core';
import { createContext, type ReactNode, use } from 'react';
import type { Language } from '#kernel/language.ts';
import type { LateArea, MessageKey } from './messages/areas.ts';

export type { MessageKey };
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

export interface I18n {
  readonly language: Language;
  readonly t: Translate;
  /** Loads an area's messages. Returns the same promise until they are loaded, undefined afterwards. */
  readonly load: (area: LateArea) => Promise<void> | undefined;
}

/** Fetches the messages of an area in a language. */
type ImportArea = (area: LateArea, language: Language) => Promise<Record<string, string>>;

/**
 * Makes a translator for a language. `catalogue` holds all messages or, with `importArea`, those of a first visit. The build has compiled
 * the messages from ICU strings into Lingui's token lists, which the types of the files do not know: hence the casts.
 */
export function createI18n(language: Language, catalogue: Readonly<Record<string, string>>, importArea?: ImportArea): I18n {
  // A copy, into which areas that load later are merged.
  const lingui = setupI18n({ locale: language, messages: { [language]: { ...catalogue } as unknown as Messages } });
  /** Areas that were asked for: on their way, or undefined once they are there. */
  const areas = new Map<LateArea, Promise<void> | undefined>();

  const fetchArea = (area: LateArea, fetchWords: ImportArea) =>
    fetchWords(area, language).then(
      (words) => {
        lingui.load(language, words as unknown as Messages);
        areas.set(area, undefined);
      },
      (error) => {
        areas.delete(area);
        throw error;
      },
    );

  return {
    language,
    // Lingui decodes what looks like an escape (\u0041), also in what people have typed: so a backslash, two in JSON, is written as \x5c.
    t: (key, values = {}) => lingui._(key, JSON.parse(JSON.stringify(values).replaceAll('\\\\', '\\\\x5c'))),
    load(area) {
      if (importArea && !areas.has(area)) areas.set(area, fetchArea(area, importArea));
      return areas.get(area);
    },
  };
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

/** Draws its children once the messages of these areas are loaded; suspends until then. */
export function Words({ areas, children }: { areas: readonly LateArea[]; children: ReactNode }) {
  const { load } = useI18n();
  for (const area of areas) {
    const fetching = load(area);
    if (fetching) use(fetching);
  }
  return children;
}
