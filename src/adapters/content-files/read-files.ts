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
  /** Complete only without problems. */
  readonly texts: FiledTexts;
  readonly problems: readonly FileProblem[];
}

const STAGES: readonly Stage[] = ['published', 'draft'];
const MOST_PROBLEMS = 200;

/** Reads texts from files, each by the same rules as the editor's. */
export function readFiles(sources: Files, rules: Rules): ReadTexts {
  const files = new Map([...sources].map(([path, text]) => [path, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')]));
  const index = readIndex(files.get(INDEX));
  if ('code' in index) return { texts: { services: [], articles: [] }, problems: [index] };
  const texts = STAGES.flatMap((stage) => KINDS.flatMap((kind) => readList({ files, index, rules, stage, kind })));
  const used = new Set([
    INDEX,
    ...texts.flatMap(({ kind, stage, id }) => LANGUAGES.map((language) => pathOf(kind, stage, id, language))),
  ]);
  const unlisted = [...files.keys()].filter((path) => !used.has(path)).map((file) => ({ file, code: 'unlisted_file' as const }));
  const problems = [...texts.flatMap((text) => text.problems), ...slugProblems(texts), ...unlisted];
  return { texts: textsOf(problems.length > 0 ? [] : texts), problems: problems.slice(0, MOST_PROBLEMS) };
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

/** Steps from the top of the index. */
type Path = readonly (string | number)[];

interface Found {
  readonly kind: Kind;
  readonly stage: Stage;
  readonly id: string;
  readonly fields: Fields;
  readonly problems: readonly FileProblem[];
}

/** One list of the index: the texts of a kind at a stage. */
interface IndexList {
  readonly files: Files;
  readonly index: ReadYaml;
  readonly rules: Rules;
  readonly stage: Stage;
  readonly kind: Kind;
}

function readList(source: IndexList): Found[] {
  const { index, stage, kind } = source;
  const path = stage === 'draft' ? ['drafts', kind] : [kind];
  const list = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), index.value);
  if (list === undefined || list === null) return [];
  const broken = (at: Path, code: FileCode, id?: string): Found => {
    const problem = { file: INDEX, field: id ?? path.join('.'), line: index.lineOf(at), code };
    return { kind, stage, id: id ?? '', fields: {}, problems: [problem] };
  };
  if (!Array.isArray(list)) return [broken(path, 'type')];
  if (list.length > MOST_TEXTS) return [broken(path, 'too_many_files')];
  const ids = new Set<string>();
  return list.map((entry: unknown, position) => {
    const at = [...path, position];
    if (!isRecord(entry) || typeof entry.id !== 'string') return broken(at, 'type');
    // The files of a text are read once, however often it is named: reading takes long.
    if (ids.has(entry.id)) return broken(at, 'named_twice', entry.id);
    ids.add(entry.id);
    return readText(source, entry.id, entry, at);
  });
}

function readText({ files, index, rules, stage, kind }: IndexList, id: string, entry: Fields, at: Path): Found {
  const documents = LANGUAGES.map((language) => {
    const path = pathOf(kind, stage, id, language);
    const text = files.get(path);
    return { path, ...(text === undefined ? missing(path) : readDocument(path, text, kind, language)) };
  });
  const fields: Fields = Object.assign({ ...entry }, ...documents.map((document) => document.fields));
  const lines: Readonly<Record<string, number | undefined>> = Object.assign({}, ...documents.map((document) => document.lines));
  // A file that could not be read is reported once, not again for each field that it lacks.
  const unread = new Set(documents.filter(({ isRead }) => !isRead).map(({ path }) => path));
  const inIndex = (key: string, code: FileCode): FileProblem => {
    return { file: INDEX, field: `${id}: ${key}`, line: index.lineOf([...at, key]) ?? index.lineOf(at), code };
  };
  const broken = rules[kind](fields).flatMap(({ path: [field = ''], code }): FileProblem[] => {
    const { file, key } = placeOf(kind, stage, id, `${field}`);
    if (unread.has(file) && !Object.hasOwn(fields, field)) return [];
    return [file === INDEX ? inIndex(key, code) : { file, field: key, line: lines[field], code }];
  });
  // A field of the text's own files is taken from these, so what the index says of it would be lost.
  const misplaced = Object.keys(entry).filter((key) => OF_DOCUMENTS[kind].has(key));
  const problems = [
    ...documents.flatMap((document) => document.problems),
    ...broken,
    ...misplaced.map((key) => inIndex(key, 'additionalproperties')),
  ];
  return { kind, stage, id, fields, problems };
}

const missing = (file: string): ReadDocument => {
  return { fields: {}, lines: {}, problems: [{ file, code: 'missing_file' }], isRead: false };
};

const namesIn = ({ head, body }: (typeof LAYOUTS)[Kind]) =>
  new Set(LANGUAGES.flatMap((language) => [...head, body].map((key) => fieldName(key, language))));
/** The fields that a text's own files hold, by their names in the contract. */
const OF_DOCUMENTS = { services: namesIn(LAYOUTS.services), articles: namesIn(LAYOUTS.articles) };

/** A slug belongs to one ritual, and a ritual has one slug in its text and its draft. */
function slugProblems(texts: readonly Found[]): FileProblem[] {
  const owners = new Map<string, string>();
  const take = (name: string, owner: string) => {
    const isTaken = owners.has(name) && owners.get(name) !== owner;
    owners.set(name, owner);
    return isTaken;
  };
  return texts.flatMap(({ id, fields: { slug } }) => [
    ...(slug !== undefined && take(`slug ${slug}`, id)
      ? [{ file: INDEX, field: `${id}: slug`, code: 'named_twice' as const }]
      : []),
    ...(slug !== undefined && take(`id ${id}`, `${slug}`) ? [{ file: INDEX, field: `${id}: slug`, code: 'stays' as const }] : []),
  ]);
}

function textsOf(texts: readonly Found[]): FiledTexts {
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
function byId<Content>(texts: readonly Found[], contentOf: (fields: Fields) => Content): Filed<Content>[] {
  const filed = new Map<string, Filed<Content>>();
  for (const { id, stage, fields } of texts) filed.set(id, { ...filed.get(id), id, [stage]: contentOf(fields) });
  return [...filed.values()];
}

/** `rules` has judged the fields before, so the casts hold. */
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
