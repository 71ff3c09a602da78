import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { dollarsToCents } from '#kernel/money.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import { formatCents } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { EMBLEMS } from './emblem-field.tsx';
import type { PlannedChange } from './file-calls.ts';
import { entriesOf, priceIn, type TextValues } from './text-kind.ts';

type TextField = PlannedChange['field'];

/** The labels of the fields that both languages share, in the order in which changes are told: first what buyers pay. */
const SHARED_FIELDS: Readonly<Partial<Record<TextField, MessageKey>>> = {
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

/** The labels of the fields that are written in each language. */
const WRITTEN_FIELDS: Readonly<Partial<Record<TextField, MessageKey>>> = {
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

/** A field of a text, and the language in which it is written; null for what both languages share. */
type TextPlace = Pick<PlannedChange, 'field' | 'language'>;

/** The field and the language of each value of an editor, in the order in which changes are told. */
export const TEXT_PLACES: ReadonlyMap<string, TextPlace> = new Map([
  ...(Object.keys(SHARED_FIELDS) as TextField[]).map((field): [string, TextPlace] => [field, { field, language: null }]),
  // An editor holds the address and the words of a picture as one value.
  ['picture', { field: 'picture_url', language: null }],
  ...(Object.keys(WRITTEN_FIELDS) as TextField[]).flatMap((field) =>
    LANGUAGES.map((language): [string, TextPlace] => [fieldName(field, language), { field, language }]),
  ),
]);

/** A value of an editor as one text; each entry of a list is a line. */
export const asText = (value: TextValues[string] | undefined) => entriesOf(value).join('\n');

/** How the fields of texts, and the values in them, are told to editors. */
export function useTextWords() {
  const { t, language } = useI18n();
  // No is empty in an editor, and 'false' in the plan of a file.
  const yesOrNo = (value: string) => t(value === '' || value === 'false' ? 'staff.no' : 'staff.yes');
  const writers: Readonly<Partial<Record<TextField, (value: string) => string>>> = {
    price: (value) => (Number.isNaN(priceIn(value)) ? value : formatCents(dollarsToCents(priceIn(value)), language)),
    on_sale: yesOrNo,
    tiers: yesOrNo,
    image_url: (value) => {
      const emblem = EMBLEMS.get(value);
      return emblem ? t(emblem) : value;
    },
    // An editor's value holds the address on the first line, which nobody reads, and then the words; that of a file's plan is an address alone.
    picture_url: (value) => value.slice(value.indexOf('\n') + 1),
    tags: (value) => {
      const topics = value.split('\n');
      return topics.map((topic) => TOPIC_NAMES[topic]?.[language] ?? topic).join('\n');
    },
  };
  const labelOf = ({ field, language: textLanguage }: TextPlace) => {
    const part = t(SHARED_FIELDS[field] ?? WRITTEN_FIELDS[field] ?? 'staff.text');
    return textLanguage ? t('content.inLanguage', { part, language: languageName(textLanguage, language) }) : part;
  };
  const write = (field: TextField, value: string) => writers[field]?.(value) ?? value;
  /** The label of a value of an editor and the value in words, for the question after somebody else has changed the text. */
  const wordsOf = (name: string): FieldWords<TextValues[string]> => {
    const place = TEXT_PLACES.get(name);
    if (!place) return { label: name };
    return {
      label: labelOf(place),
      lang: place.language ?? undefined,
      isStrong: name === 'price',
      words: (value) => write(place.field, asText(value)),
    };
  };
  return { labelOf, write, wordsOf };
}
