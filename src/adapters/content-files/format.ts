import { stringify } from 'yaml';
import { fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { FILED_ARTICLES, FILED_SERVICES, type FiledTexts, type Stage } from '#modules/content/index.ts';

/** The texts of files by their paths, in which folders end with a slash on every system. */
export type Files = ReadonlyMap<string, string>;

export const FORMAT = 1;
/** Two hundred rituals and as many articles, each with a draft and in two languages, are 1,600 files; the rest is a reserve. */
export const MOST_FILES = 1700;
/** The file that names every text, with what is the same in all languages. */
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

/** Lines are not folded, so that a change of a sentence is a change of one line. */
export const YAML_STYLE = { lineWidth: 0, blockQuote: 'literal' } as const;

type Fields = Readonly<Record<string, unknown>>;

/** Where the texts of a stage lie; the folder ends with a slash. */
export const folderOf = (kind: Kind, stage: Stage) => `${stage === 'draft' ? 'drafts/' : ''}${kind}/`;

export const pathOf = (kind: Kind, stage: Stage, id: string, language: Language) =>
  `${folderOf(kind, stage)}${id}.${language}.md`;

/** Writes texts as files: the same texts make the same bytes. */
export function writeFiles(texts: FiledTexts): Files {
  const published = textsAt('published', texts);
  const drafts = textsAt('draft', texts);
  const index = { format: FORMAT, ...entriesOf(published), drafts: entriesOf(drafts) };
  return new Map([[INDEX, NOTE + stringify(index, YAML_STYLE)], ...[...published, ...drafts].flatMap(documentsOf)]);
}

/** A text at one stage, as its files and the index have it. */
interface TextToWrite {
  readonly kind: Kind;
  readonly stage: Stage;
  readonly id: string;
  readonly fields: Fields;
  /** By what the index names the text. */
  readonly names: { readonly id: string; readonly slug?: string };
}

function textsAt(stage: Stage, { services, articles }: FiledTexts): TextToWrite[] {
  return [
    ...services.flatMap(({ id, slug, [stage]: content }): TextToWrite[] =>
      content ? [{ kind: 'services', stage, id, fields: FILED_SERVICES.fields(content), names: { id, slug } }] : [],
    ),
    ...articles.flatMap(({ id, [stage]: content }): TextToWrite[] =>
      content ? [{ kind: 'articles', stage, id, fields: FILED_ARTICLES.fields(content), names: { id } }] : [],
    ),
  ];
}

/** The entries of the index, in a list for each kind. */
function entriesOf(texts: readonly TextToWrite[]) {
  const ofKind = (wanted: Kind) => texts.filter(({ kind }) => kind === wanted);
  const entry = ({ kind, names, fields }: TextToWrite) => ({ ...names, ...pick(fields, LAYOUTS[kind].shared) });
  return { services: ofKind('services').map(entry), articles: ofKind('articles').map(entry) };
}

/** The files of a text by their paths, one for each language. */
function documentsOf({ kind, stage, id, fields }: TextToWrite): [path: string, text: string][] {
  return LANGUAGES.map((language) => [pathOf(kind, stage, id, language), document(kind, fields, language)]);
}

function document(kind: Kind, fields: Fields, language: Language): string {
  const { head, body } = LAYOUTS[kind];
  const values = Object.fromEntries(head.map((field) => [field, fields[fieldName(field, language)]]));
  return `---\n${stringify(values, YAML_STYLE)}---\n\n${fields[fieldName(body, language)]}\n`;
}

/** The named fields, without those that the text does not have, such as a picture. */
function pick(fields: Fields, names: readonly string[]): Fields {
  const present = names.filter((name) => fields[name] !== undefined && fields[name] !== '');
  return Object.fromEntries(present.map((name) => [name, fields[name]]));
}
