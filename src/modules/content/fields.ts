import { type FieldNames, fieldName, fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#kernel/language.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import type { ArticleContent, ArticleEdit } from './articles.ts';
import type { LegalEdit } from './legal-texts.ts';
import type { ServiceContent, ServiceEdit } from './services.ts';

const NO_WORDS = inEachLanguage(() => '');

/** What editors write of a ritual, by the names of the contract, which files have, too. The price is in dollars. */
export function serviceFields(service: ServiceContent) {
  return {
    price: centsToDollars(service.price),
    on_sale: !service.offSale,
    tiers: !service.withoutTiers,
    image_url: service.imageUrl,
    picture_url: service.picture?.address ?? '',
    ...toFields({
      picture_alt: service.picture?.alt ?? NO_WORDS,
      name: service.name,
      description: service.description,
      features: inEachLanguage((language) => [...service.features[language]]),
      article_intro: service.articleIntro,
      article_content: service.articleContent,
      article_seo_title: service.articleSeoTitle,
      article_seo_description: service.articleSeoDescription,
    }),
  };
}

type AllServiceFields = ReturnType<typeof serviceFields>;

type OptionalFields = 'tiers' | 'image_url' | 'picture_url' | FieldNames<'picture_alt'>;

/** The fields that an editor sends. What is missing stays as it is; the words of a picture that is sent are then empty. */
type ServiceFields = Omit<AllServiceFields, OptionalFields> & {
  readonly [Name in OptionalFields]?: AllServiceFields[Name] | undefined;
};

/** The picture that an editor chose: null takes it away, undefined leaves it. */
function pictureOf(fields: ServiceFields): ServiceEdit['picture'] {
  const { picture_url: address } = fields;
  if (address === undefined) return undefined;
  if (address === '') return null;
  return { address, alt: inEachLanguage((language) => fields[fieldName('picture_alt', language)] ?? '') };
}

/** The reverse of `serviceFields`. */
export function serviceEditOf(fields: ServiceFields): ServiceEdit {
  return {
    withoutTiers: fields.tiers === undefined ? undefined : !fields.tiers,
    imageUrl: fields.image_url,
    picture: pictureOf(fields),
    price: dollarsToCents(fields.price),
    offSale: !fields.on_sale,
    name: fromFields(fields, 'name'),
    description: fromFields(fields, 'description'),
    features: fromFields(fields, 'features'),
    articleIntro: fromFields(fields, 'article_intro'),
    articleContent: fromFields(fields, 'article_content'),
    articleSeoTitle: fromFields(fields, 'article_seo_title'),
    articleSeoDescription: fromFields(fields, 'article_seo_description'),
  };
}

/** The words of an article or a legal text, by the names of the contract, which rows have, too. */
export function wordFields({ name, intro, content, seoTitle, seoDescription }: LegalEdit) {
  return toFields({ name, intro, content, seo_title: seoTitle, seo_description: seoDescription });
}

/** The reverse of `wordFields`. */
export function wordsIn(fields: ReturnType<typeof wordFields>): LegalEdit {
  return {
    name: fromFields(fields, 'name'),
    intro: fromFields(fields, 'intro'),
    content: fromFields(fields, 'content'),
    seoTitle: fromFields(fields, 'seo_title'),
    seoDescription: fromFields(fields, 'seo_description'),
  };
}

/** What editors write of an article, by the names of the contract, which files have, too. */
export function articleFields(article: ArticleContent) {
  return { ...wordFields(article), tags: [...article.tags], image_url: article.imageUrl };
}

type ArticleFields = ReturnType<typeof articleFields>;

/** The reverse of `articleFields`. */
export function articleEditOf(fields: ArticleFields): ArticleEdit {
  return { ...wordsIn(fields), tags: fields.tags, imageUrl: fields.image_url };
}

const BILINGUAL = [
  'name',
  'description',
  'features',
  'article_intro',
  'article_content',
  'article_seo_title',
  'article_seo_description',
  'intro',
  'content',
  'seo_title',
  'seo_description',
  'picture_alt',
] as const;
const SHARED = ['price', 'on_sale', 'tiers', 'image_url', 'picture_url', 'icon', 'tags', 'category', 'author'] as const;

type TextField = (typeof BILINGUAL)[number] | (typeof SHARED)[number];

/** The field that a name of the contract stands for, and its language; null when all languages share the field. */
export function fieldOf(name: string): { readonly field: TextField; readonly language: Language | null } {
  for (const field of BILINGUAL)
    for (const language of LANGUAGES) if (fieldName(field, language) === name) return { field, language };
  const field = SHARED.find((shared) => shared === name);
  if (!field) throw new Error(`Texts have no field ${name}`);
  return { field, language: null };
}
