import { sql } from 'kysely';
import type { OpenedText, PublishedText, Revision, TextReader, TextStore } from '#modules/content/index.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson, columnsOf } from '../tables/fields.ts';
import { findsAny, insertMissing } from '../tables/rows.ts';
import { recordPictures } from './content-pictures.ts';

/** How the texts of a kind are shown to readers. */
export interface Shelf<Content> {
  readonly kind: string;
  /** What readers see, by id: of one text, or of all. */
  readonly published: (queries: Queries, id?: string) => Promise<Map<string, PublishedText<Content>>>;
  /** False when something else of the shelf stands at the address of the text. */
  readonly show: (queries: Queries, id: string, content: Content, at: Date) => Promise<boolean>;
  /** Missing for a kind whose texts neither come nor go. */
  readonly hide?: (queries: Queries, id: string) => Promise<void>;
  /** Tells whether something of the shelf stands under the id, even a hidden text. Missing for a kind whose texts neither come nor go. */
  readonly isTaken?: (queries: Queries, id: string) => Promise<boolean>;
}

/** A draft is forgotten once so many changes have followed it; what readers saw stays. */
const KEPT_DRAFTS = 200;
/** The newest changes of a text are shown, so many. */
const SHOWN_CHANGES = 50;

export function createTexts<Content>(queries: Queries, shelf: Shelf<Content>): TextStore<Content> & TextReader<Content> {
  const { kind } = shelf;
  const ofText = (id: string) => changesOf(queries, kind).where('id', '=', id);
  return {
    find: (id) => findText(queries, shelf, id),
    async contentAt(id, version) {
      const row = await ofText(id).select('content').where('version', '=', version).executeTakeFirst();
      if (row) return row.content as Content;
      return version === FIRST ? (await findText(queries, shelf, id))?.published?.content : undefined;
    },
    async add(id, revision, authorId) {
      const { version, content, at } = revision;
      const insert = (row: Omit<Revision<Content>, 'by'>, author_id: string | null) =>
        insertMissing(queries, 'content_revisions', {
          ...columnsOf(row, 'version', 'event', 'at'),
          kind,
          id,
          author_id,
          content: asJson(row.content),
        });
      // The history begins with what readers saw before the first change.
      const seen = version === FIRST + 1 ? (await shelf.published(queries, id)).get(id) : undefined;
      if (seen) await insert({ version: FIRST, event: 'published', ...seen }, null);
      const isAdded = await insert(revision, authorId);
      if (isAdded) await recordPictures(queries, { kind, id, version }, content, at);
      await queries
        .deleteFrom('content_revisions')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('event', '=', 'saved')
        .where('version', '<=', version - KEPT_DRAFTS)
        .execute();
      return isAdded;
    },
    show: (id, content, at) => shelf.show(queries, id, content, at),
    hide: async (id) => shelf.hide?.(queries, id),
    async isTaken(id) {
      return (await shelf.isTaken?.(queries, id)) || findsAny(ofText(id));
    },
    async count() {
      const known = await changesOf(queries, kind).select('id').distinct().execute();
      return new Set([...known.map(({ id }) => id), ...(await shelf.published(queries)).keys()]).size;
    },
    async history(id) {
      const rows = await ofText(id)
        .select(['version', 'event', 'at', AUTHOR])
        .orderBy('version', 'desc')
        .limit(SHOWN_CHANGES)
        .execute();
      if (rows.length > 0) return rows;
      const seen = (await shelf.published(queries, id)).get(id);
      return seen ? [{ version: FIRST, event: 'published' as const, at: seen.at, by: null }] : [];
    },
    async list(limit) {
      const published = await shelf.published(queries);
      const newest = await newestOf<Content>(queries, kind);
      const ids = new Set([...newest.keys(), ...published.keys()]);
      const texts = [...ids].flatMap((id) => openedText(id, newest.get(id), published.get(id)) ?? []);
      return texts.toSorted((a, b) => b.newest.at.getTime() - a.newest.at.getTime()).slice(0, limit);
    },
  };
}

/** The version of a text that was never edited. */
const FIRST = 1;

/** The e-mail of the author; null when there is none, as of what readers saw first, or the account is gone. */
const AUTHOR = sql<string | null>`(select users.email from users where users.id = content_revisions.author_id)`.as('by');

const changesOf = (queries: Queries, kind: string) => queries.selectFrom('content_revisions').where('kind', '=', kind);

async function findText<Content>(queries: Queries, shelf: Shelf<Content>, id: string) {
  const newest = await newestOf<Content>(queries, shelf.kind, id);
  return openedText(id, newest.get(id), (await shelf.published(queries, id)).get(id));
}

/** The newest revision, by id, of one text or of all of a kind that were ever edited. */
async function newestOf<Content>(queries: Queries, kind: string, id?: string) {
  const changes = changesOf(queries, kind).distinctOn('id').select(['id', 'version', 'event', 'content', 'at', AUTHOR]);
  const wanted = id === undefined ? changes : changes.where('id', '=', id);
  const rows = await wanted.orderBy('id').orderBy('version', 'desc').execute();
  return new Map(rows.map(({ id, content, ...row }) => [id, { ...row, content: content as Content }] as const));
}

/** A text as its editor opens it; one that was never edited begins with what readers see. Undefined where there is neither. */
function openedText<Content>(
  id: string,
  newest: Revision<Content> | undefined,
  published: PublishedText<Content> | undefined,
): OpenedText<Content> | undefined {
  if (newest) return { id, newest, published };
  return published && { id, newest: { version: FIRST, event: 'published', by: null, ...published }, published };
}
