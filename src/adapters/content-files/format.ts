import { stringify } from 'yaml';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { FILED_ARTICLES, FILED_SERVICES, type Filed, type FiledTexts, type Stage } from '#modules/content/index.ts';

/** Texts of files by their paths, which have slashes on every system. */
export type Files = ReadonlyMap<string, string>;

export const FORMAT = 1;
/** Two hundred rituals and as many articles, each with a draft and in two languages, are 1,600; the rest is room. */
export const MOST_FILES = 1700;
/** Names every text, with what is the same in all languages. */
export const INDEX = 'content.yaml';

export const KINDS = ['services', 'articles'] as const;
export type Kind = (typeof KINDS)[number];

interface Layout {
  /** Fields in each language, in the front matter of the text's files. */
  readonly head: readonly string[];
  /** The field below the front matter. */
  readonly body: string;
  /** Fields that all languages share, in the index. */
  readonly shared: readonly string[];
}

export const LAYOUTS: Readonly<Record<Kind, Layout>> = {
  services: {
    head: ['name', 'description', 'features', 'article_intro', 'article_seo_title', 'article_seo_description'],
    body: 'article_content',
    shared: ['price', 'on_sale', 'tiers', 'icon', 'image_url', 'picture_url', ...fieldsOf('picture_alt')],
  },
  articles: {
    head: ['name', 'intro', 'seo_title', 'seo_description'],
    body: 'content',
    shared: ['category', 'tags', 'author', 'image_url'],
  },
};

/** The first line of an index, and of all files in one. */
export const TITLE = `# Texts of the shop, format ${FORMAT}.`;
const NOTE = `${TITLE} Below each name stands what is the same in all languages; the texts are in the files beside this one.
# price: US dollars for one month; prices of other durations and groups follow from it. drafts: what readers do not see.
# Pictures are named by their addresses, and stay in the shop.
`;

/** No line is folded, so that a change of a sentence is a change of a line. */
export const YAML_STYLE = { lineWidth: 0, blockQuote: 'literal' } as const;

type Fields = Readonly<Record<string, unknown>>;

/** Where the texts of a stage lie; the folder ends with a slash. */
export const folderOf = (kind: Kind, stage: Stage) => `${stage === 'draft' ? 'drafts/' : ''}${kind}/`;

export const pathOf = (kind: Kind, stage: Stage, id: string, language: Language) =>
  `${folderOf(kind, stage)}${id}.${language}.md`;

/** Writes texts as files: the same texts make the same bytes. */
export function writeFiles({ services, articles }: FiledTexts): Files {
  const files = new Map<string, string>();
  const put = <Content>(kind: Kind, stage: Stage, { id }: Filed<Content>, fields: Fields, named: object) => {
    for (const language of LANGUAGES) files.set(pathOf(kind, stage, id, language), document(kind, fields, language));
    return { id, ...named, ...pick(fields, LAYOUTS[kind].shared) };
  };
  const list = (stage: Stage) => ({
    services: services.flatMap((text) => {
      const content = text[stage];
      return content ? [put('services', stage, text, FILED_SERVICES.fields(content), { slug: text.slug })] : [];
    }),
    articles: articles.flatMap((text) => {
      const content = text[stage];
      return content ? [put('articles', stage, text, FILED_ARTICLES.fields(content), {})] : [];
    }),
  });
  const index = { format: FORMAT, ...list('published'), drafts: list('draft') };
  return new Map([[INDEX, NOTE + stringify(index, YAML_STYLE)], ...files]);
}

function document(kind: Kind, fields: Fields, language: Language): string {
  const { head, body } = LAYOUTS[kind];
  const values = Object.fromEntries(head.map((field) => [field, fields[fieldName(field, language)]]));
  return `---\n${stringify(values, YAML_STYLE)}---\n\n${fields[fieldName(body, language)]}\n`;
}

/** Nothing is said of what a text does not have, such as a picture. */
const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined || fields[name] === '' ? [] : [[name, fields[name]]])));
