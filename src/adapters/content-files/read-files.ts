import { fieldName } from '#kernel/bilingual-fields.ts';
import type { FieldError } from '#kernel/errors.ts';
import { LANGUAGES } from '#kernel/language.ts';
import {
  type ArticleContent,
  articleEditOf,
  type Filed,
  type FiledTexts,
  MOST_TEXTS,
  type ServiceContent,
  type Stage,
  serviceEditOf,
} from '#modules/content/index.ts';
import { type Files, FORMAT, INDEX, KINDS, type Kind, LAYOUTS, pathOf } from './format.ts';
import { type FileCode, type FileProblem, placeOf } from './problem.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { isRecord, type ReadYaml, readYaml } from './read-yaml.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The broken rules of a text's fields, `id` and `slug` among them; the first part of a path is the name of the field. */
export type Rules = Readonly<Record<Kind, (fields: Fields) => readonly FieldError[]>>;

export interface ReadTexts {
  /** Empty as soon as there is a problem. */
  readonly texts: FiledTexts;
  readonly problems: readonly FileProblem[];
}

const STAGES: readonly Stage[] = ['published', 'draft'];
const MOST_PROBLEMS = 200;

/** Reads texts from files, each by the same rules as the editor's. */
export function readFiles(sources: Files, rules: Rules): ReadTexts {
  const files = new Map([...sources].map(([path, text]) => [path, withUnixLines(text)]));
  const index = readIndex(files.get(INDEX));
  if ('code' in index) return { texts: { services: [], articles: [] }, problems: [index] };
  const texts = STAGES.flatMap((stage) => KINDS.flatMap((kind) => readList({ files, index, rules, stage, kind })));
  const problems = [...texts.flatMap((text) => text.problems), ...slugProblems(texts), ...unlistedFiles(files, texts)];
  return { texts: textsOf(problems.length > 0 ? [] : texts), problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Without a byte order mark and carriage returns, which editors of some systems add. */
function withUnixLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function readIndex(text: string | undefined): ReadYaml | FileProblem {
  if (text === undefined) return { file: INDEX, code: 'missing_file' };
  const index = readYaml(text);
  if ('brokenAt' in index) return { file: INDEX, code: 'unreadable_file', line: index.brokenAt };
  if (!isRecord(index.value)) return { file: INDEX, code: 'unreadable_file', line: 1 };
  if (index.value.format !== FORMAT)
    return { file: INDEX, code: 'other_format', field: 'format', line: index.lineOf(['format']) };
  return index;
}

/** Files that no text of the index has. */
function unlistedFiles(files: Files, texts: readonly ReadText[]): FileProblem[] {
  const listed = new Set([INDEX, ...texts.flatMap(({ kind, stage, id }) => pathsOf(kind, stage, id))]);
  const unlisted = [...files.keys()].filter((path) => !listed.has(path));
  return unlisted.map((file) => ({ file, code: 'unlisted_file' }));
}

const pathsOf = (kind: Kind, stage: Stage, id: string) => LANGUAGES.map((language) => pathOf(kind, stage, id, language));

/** Steps from the top of the index to a value. */
type IndexPath = readonly (string | number)[];

/** A text as it was read from the index and its own files. */
interface ReadText {
  readonly kind: Kind;
  readonly stage: Stage;
  readonly id: string;
  readonly fields: Fields;
  readonly problems: readonly FileProblem[];
}

/** One list of the index, that of the texts of a kind at a stage, with what is needed to read these. */
interface IndexList {
  readonly files: Files;
  readonly index: ReadYaml;
  readonly rules: Rules;
  readonly stage: Stage;
  readonly kind: Kind;
}

function readList(list: IndexList): ReadText[] {
  const { index, stage, kind } = list;
  const listPath = stage === 'draft' ? ['drafts', kind] : [kind];
  const entries = listPath.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), index.value);
  if (entries === undefined || entries === null) return [];
  const unreadable = (path: IndexPath, code: FileCode, id?: string): ReadText => {
    const problem = { file: INDEX, field: id ?? listPath.join('.'), line: index.lineOf(path), code };
    return { kind, stage, id: id ?? '', fields: {}, problems: [problem] };
  };
  if (!Array.isArray(entries)) return [unreadable(listPath, 'type')];
  if (entries.length > MOST_TEXTS) return [unreadable(listPath, 'too_many_files')];
  const ids = new Set<string>();
  return entries.map((entry: unknown, position) => {
    const path = [...listPath, position];
    if (!isRecord(entry) || typeof entry.id !== 'string') return unreadable(path, 'type');
    // The files of a text are read once, however often it is named: reading takes long.
    if (ids.has(entry.id)) return unreadable(path, 'named_twice', entry.id);
    ids.add(entry.id);
    return readText(list, entry.id, entry, path);
  });
}

function readText(list: IndexList, id: string, entry: Fields, path: IndexPath): ReadText {
  const { index, stage, kind } = list;
  const documents = readDocuments(list, id);
  const fields: Fields = Object.assign({ ...entry }, ...documents.map((document) => document.fields));
  const inIndex = (key: string, code: FileCode): FileProblem => {
    return { file: INDEX, field: `${id}: ${key}`, line: index.lineOf([...path, key]) ?? index.lineOf(path), code };
  };
  // A field of the text's own files is taken from these, so what the index says of it would be lost.
  const misplaced = Object.keys(entry).filter((key) => FIELDS_OF_DOCUMENTS[kind].has(key));
  const problems = [
    ...documents.flatMap((document) => document.problems),
    ...brokenRules(list, id, fields, documents, inIndex),
    ...misplaced.map((key) => inIndex(key, 'additionalproperties')),
  ];
  return { kind, stage, id, fields, problems };
}

interface DocumentAtPath extends ReadDocument {
  readonly path: string;
}

/** The text's own files, one for each language. */
function readDocuments({ files, stage, kind }: IndexList, id: string): DocumentAtPath[] {
  return LANGUAGES.map((language) => {
    const path = pathOf(kind, stage, id, language);
    const text = files.get(path);
    return { path, ...(text === undefined ? missing(path) : readDocument(path, text, kind, language)) };
  });
}

function missing(file: string): ReadDocument {
  return { fields: {}, lines: {}, problems: [{ file, code: 'missing_file' }], isRead: false };
}

/** The rules that a text's fields break, each at the place where the field is written. */
function brokenRules(
  { rules, stage, kind }: IndexList,
  id: string,
  fields: Fields,
  documents: readonly DocumentAtPath[],
  inIndex: (key: string, code: FileCode) => FileProblem,
): FileProblem[] {
  const lines: Readonly<Record<string, number | undefined>> = Object.assign({}, ...documents.map((document) => document.lines));
  const unread = new Set(documents.filter(({ isRead }) => !isRead).map((document) => document.path));
  return rules[kind](fields).flatMap(({ path: [field = ''], code }): FileProblem[] => {
    const { file, key } = placeOf(kind, stage, id, `${field}`);
    // A file that could not be read is reported once, not again for each field that it lacks.
    if (unread.has(file) && !Object.hasOwn(fields, field)) return [];
    return [file === INDEX ? inIndex(key, code) : { file, field: key, line: lines[field], code }];
  });
}

/** The fields that a text's own files hold, by their names in the contract. */
const FIELDS_OF_DOCUMENTS = { services: fieldsOfDocuments('services'), articles: fieldsOfDocuments('articles') };

function fieldsOfDocuments(kind: Kind): ReadonlySet<string> {
  const { head, body } = LAYOUTS[kind];
  return new Set(LANGUAGES.flatMap((language) => [...head, body].map((key) => fieldName(key, language))));
}

/** A slug belongs to one ritual, and a ritual has the same slug in its text and its draft. */
function slugProblems(texts: readonly ReadText[]): FileProblem[] {
  const idBySlug = new Map<unknown, string>();
  const slugById = new Map<string, unknown>();
  const problems: FileProblem[] = [];
  for (const { id, fields } of texts) {
    const { slug } = fields;
    if (slug === undefined) continue;
    const report = (code: FileCode) => problems.push({ file: INDEX, field: `${id}: slug`, code });
    if ((idBySlug.get(slug) ?? id) !== id) report('named_twice');
    if ((slugById.get(id) ?? slug) !== slug) report('stays');
    idBySlug.set(slug, id);
    slugById.set(id, slug);
  }
  return problems;
}

/** Texts without problems, so that a ritual's slug is the same in its text and its draft. */
function textsOf(texts: readonly ReadText[]): FiledTexts {
  const ofKind = (kind: Kind) => texts.filter((text) => text.kind === kind);
  return {
    services: byId(ofKind('services'), serviceOf).map((text) => ({
      ...text,
      slug: `${texts.find(({ kind, id }) => kind === 'services' && id === text.id)?.fields.slug}`,
    })),
    articles: byId(ofKind('articles'), articleOf),
  };
}

/** A text's published content and its draft come from two lists, and are one text. */
function byId<Content>(texts: readonly ReadText[], contentOf: (fields: Fields) => Content): Filed<Content>[] {
  const filed = new Map<string, Filed<Content>>();
  for (const { id, stage, fields } of texts) filed.set(id, { ...filed.get(id), id, [stage]: contentOf(fields) });
  return [...filed.values()];
}

// The rules have judged the fields before, so the casts below hold.

function serviceOf(fields: Fields): ServiceContent {
  const { icon, image_url: imageUrl } = fields as { icon: string; image_url: string };
  // A file without a picture tells that there is none; one without a word on tiers leaves them as they are.
  const { picture = null, withoutTiers, ...edit } = serviceEditOf(fields as never);
  const service = { ...edit, picture, icon, imageUrl };
  return withoutTiers === undefined ? service : { ...service, withoutTiers };
}

function articleOf(fields: Fields): ArticleContent {
  const { category, author } = fields as { category: string; author: string };
  return { ...articleEditOf(fields as never), category, author };
}
