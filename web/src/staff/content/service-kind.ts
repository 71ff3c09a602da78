import type { components } from '#contract';
import { fieldsOf } from '#kernel/bilingual-fields.ts';
import { bodyPart, searchParts } from './article-parts.ts';
import { ServiceExtra } from './service-extra.tsx';
import { entriesOf, isPrice, priceIn, type TextKind, type TextValues } from './text-kind.ts';

export type EditedService = components['schemas']['EditedService'];
type ServiceEdit = components['schemas']['ServiceEdit'];

const FEATURES = fieldsOf('features');
const PICTURE_WORDS = fieldsOf('picture_alt');

/** The path of the API under which all rituals stand; the contract calls them services. */
export const SERVICES = '/api/admin/content/services';

/** What the editor must know of rituals. */
export const SERVICE_KIND: TextKind<EditedService> = {
  name: 'service',
  list: { place: '/content/services', title: 'staff.toRituals' },
  parts: [
    { field: 'name', title: 'content.name', most: 120 },
    { field: 'description', title: 'staff.description', most: 300, rows: 2 },
    { field: 'features', title: 'content.features', hint: 'content.featuresHint', most: 2400, rows: 5 },
    { field: 'article_intro', title: 'staff.intro', most: 600, rows: 3 },
    bodyPart('article_content'),
    ...searchParts('article_seo'),
  ],
  preview: { name: 'name', intro: 'article_intro', body: 'article_content' },
  Extra: ServiceExtra,
  path: SERVICES,
  mayBeHidden: true,
  valuesOf,
  editOf,
  tidy: (values) => {
    const tidied = valuesOf(editOf(values));
    // What is no price stays as it is typed.
    return isPrice(`${values.price}`) ? tidied : { ...tidied, price: `${values.price}` };
  },
};

/**
 * What the fields hold: features are a line each, yes is 'yes' and no is empty. The address and the words of the picture are one value: when the
 * changes of two editors are merged by field, the words of one must not come to the picture of the other.
 */
function valuesOf(texts: ServiceEdit): TextValues {
  const { picture_url: address, price, on_sale: isOnSale, tiers, ...others } = texts;
  const written = Object.entries(others).filter(([name]) => !name.startsWith('picture_'));
  const features = FEATURES.map((name) => [name, texts[name].join('\n')]);
  return {
    ...(Object.fromEntries(written) as TextValues),
    ...Object.fromEntries(features),
    picture: address ? [address, ...PICTURE_WORDS.map((name) => texts[name] ?? '')] : [],
    price: `${price}`,
    on_sale: isOnSale ? 'yes' : '',
    // Where it is missing, the ritual is sold in tiers.
    tiers: tiers === false ? '' : 'yes',
  };
}

/** What is sent of the fields. What is no price is sent as none: the server refuses it at its field. */
function editOf(values: TextValues): ServiceEdit {
  const { picture, ...others } = values;
  const [address = '', ...words] = entriesOf(picture);
  const pictureWords = PICTURE_WORDS.map((name, index) => [name, words[index] ?? '']);
  const features = FEATURES.map((name) => [name, linesOf(`${values[name]}`)]);
  return {
    // Texts by the names of the contract; what it wants in another shape follows.
    ...(others as unknown as ServiceEdit),
    ...Object.fromEntries(pictureWords),
    ...Object.fromEntries(features),
    picture_url: address,
    price: priceIn(`${values.price}`),
    on_sale: values.on_sale === 'yes',
    tiers: values.tiers === 'yes',
  };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}
