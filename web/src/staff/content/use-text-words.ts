import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { dollarsToCents } from '#kernel/money.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import { formatCents } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { EMBLEMS } from './extra-fields.tsx';
import type { PlannedChange } from './file-calls.ts';
import type { TextValues } from './text-kind.ts';

type TextField = PlannedChange['field'];

/** What both languages share. */
const SHARED: Readonly<Partial<Record<TextField, MessageKey>>> = {
  price: 'staff.monthPrice',
  on_sale: 'content.onSale',
  tiers: 'content.inTiers',
  tags: 'content.topics',
  category: 'content.category',
  author: 'staff.author',
  icon: 'staff.emblem',
  image_url: 'staff.emblem',
  picture_url: 'content.servicePicture',
};

const WRITTEN: Readonly<Partial<Record<TextField, MessageKey>>> = {
  picture_alt: 'content.seenInPicture',
  name: 'content.name',
  description: 'staff.description',
  features: 'content.features',
  intro: 'staff.intro',
  content: 'staff.text',
  seo_title: 'content.seoTitle',
  seo_description: 'content.seoDescription',
  article_intro: 'staff.intro',
  article_content: 'staff.text',
  article_seo_title: 'content.seoTitle',
  article_seo_description: 'content.seoDescription',
};

interface Place {
  readonly field: TextField;
  readonly language: Language | null;
}

/** The field and the language of each value of an editor, in the order in which changes are told: first what buyers pay. */
export const TEXT_PLACES: ReadonlyMap<string, Place> = new Map([
  ['picture', { field: 'picture_url', language: null }],
  ...(Object.keys(SHARED) as TextField[]).map((field): [string, Place] => [field, { field, language: null }]),
  ...(Object.keys(WRITTEN) as TextField[]).flatMap((field) =>
    LANGUAGES.map((language): [string, Place] => [fieldName(field, language), { field, language }]),
  ),
]);

/** A value of an editor as plans spell it: lists have an entry on each line. */
export const spelled = (value: TextValues[string] | undefined) => [value ?? ''].flat().join('\n');

const PRICE = /^\d+([.,]\d{1,2})?$/;

/** How the fields of texts, and what stands in them, are told to editors. */
export function useTextWords() {
  const { t, language } = useI18n();
  const label = ({ field, language: of }: Place) => {
    const part = t(SHARED[field] ?? WRITTEN[field] ?? 'staff.text');
    return of ? t('content.inLanguage', { part, language: languageName(of, language) }) : part;
  };
  const inWords: Readonly<Partial<Record<TextField, (value: string) => string>>> = {
    price: (value) => (PRICE.test(value) ? formatCents(dollarsToCents(Number(value.replace(',', '.'))), language) : value),
    on_sale: (value) => t(value === '' || value === 'false' ? 'staff.no' : 'staff.yes'),
    tiers: (value) => t(value === '' || value === 'false' ? 'staff.no' : 'staff.yes'),
    image_url: (value) => {
      const emblem = EMBLEMS.get(value);
      return emblem ? t(emblem) : value;
    },
    // In an editor the words come with the address, which nobody reads.
    picture_url: (value) => value.slice(value.indexOf('\n') + 1),
    tags: (value) =>
      value
        .split('\n')
        .map((topic) => TOPIC_NAMES[topic]?.[language] ?? topic)
        .join('\n'),
  };
  const words = (field: TextField, value: string) => inWords[field]?.(value) ?? value;
  /** A field by the name that an editor's values give it. */
  const wordsOf = (name: string): FieldWords<TextValues[string]> => {
    const place = TEXT_PLACES.get(name);
    if (!place) return { label: name };
    return {
      label: label(place),
      lang: place.language ?? undefined,
      isStrong: name === 'price',
      words: (value) => words(place.field, spelled(value)),
    };
  };
  return { label, words, wordsOf };
}
