import type { components } from '#contract';
import { type FieldNames, fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { ServiceExtra } from './extra-fields.tsx';
import type { TextKind, TextValues } from './text-kind.ts';

export type EditedService = components['schemas']['EditedService'];
type ServiceEdit = components['schemas']['ServiceEdit'];

const PICTURE_WORDS = fieldsOf('picture_alt');

export const SERVICES = '/api/admin/content/services';

export const SERVICE_KIND: TextKind<EditedService> = {
  name: 'service',
  list: { place: '/content/services', title: 'staff.toRituals' },
  parts: [
    { field: 'name', title: 'content.name', most: 120 },
    { field: 'description', title: 'staff.description', most: 300, rows: 2 },
    { field: 'features', title: 'content.features', hint: 'content.featuresHint', most: 2400, rows: 5 },
    { field: 'article_intro', title: 'staff.intro', most: 600, rows: 3 },
    { field: 'article_content', title: 'staff.text', hint: 'content.bodyHint', most: 36_000, rows: 18, showsPictures: true },
    { field: 'article_seo_title', title: 'content.seoTitle', hint: 'content.seoTitleHint', most: 120, mayBeEmpty: true },
    {
      field: 'article_seo_description',
      title: 'content.seoDescription',
      hint: 'content.seoDescriptionHint',
      most: 300,
      rows: 3,
      mayBeEmpty: true,
    },
  ],
  preview: { name: 'name', intro: 'article_intro', body: 'article_content' },
  Extra: ServiceExtra,
  path: SERVICES,
  mayBeHidden: true,
  valuesOf,
  editOf,
  tidy: (values) => {
    const tidied = valuesOf(editOf(values));
    return Number.isFinite(Number(tidied.price)) ? tidied : { ...tidied, price: `${values.price}` };
  },
};

/** Address and words of a picture are one value, so that nobody's words come to somebody else's picture. */
function valuesOf(texts: ServiceEdit): TextValues {
  const { picture_url: address } = texts;
  const others = Object.entries(texts).filter(([name]) => !name.startsWith('picture_'));
  return {
    ...(Object.fromEntries(others) as Omit<ServiceEdit, 'picture_url' | FieldNames<'picture_alt'>>),
    ...inFeatures((name) => texts[name].join('\n')),
    picture: address ? [address, ...PICTURE_WORDS.map((name) => texts[name] ?? '')] : [],
    price: `${texts.price}`,
    on_sale: texts.on_sale ? 'yes' : '',
    tiers: texts.tiers === false ? '' : 'yes',
  };
}

type Features = Pick<ServiceEdit, FieldNames<'features'>>;

function inFeatures<Value>(make: (name: keyof Features) => Value) {
  const names = LANGUAGES.map((language) => fieldName('features', language));
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<keyof Features, Value>;
}

/** Features are a line each; a price that is no number is refused by the server with its field. */
function editOf(values: TextValues): ServiceEdit {
  const linesOf = (name: string) => `${values[name]}`.split('\n').map((line) => line.trim());
  const { picture = [], ...rest } = values;
  const [address = '', ...words] = [picture].flat();
  return {
    ...(rest as unknown as ServiceEdit),
    picture_url: address,
    ...Object.fromEntries(PICTURE_WORDS.map((name, place) => [name, words[place] ?? ''])),
    ...inFeatures((name) => linesOf(name).filter(Boolean)),
    price: Number(`${values.price}`.replace(',', '.')),
    on_sale: values.on_sale === 'yes',
    tiers: values.tiers === 'yes',
  };
}

export function beginService(api: Api, body: components['schemas']['NewService']) {
  return dataOf(api.POST(SERVICES, { body }));
}
