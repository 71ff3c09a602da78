import { type InferResult, sql } from 'kysely';
import { inEachLanguage } from '#kernel/language.ts';
import { type ContentPicture, type LibraryReader, type LibraryStore, picturesIn } from '#modules/content/index.ts';
import { fallingPage } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson, fieldsIn } from '../tables/fields.ts';
import { allAs, firstAs, insertMissing, insertRows, updateRows } from '../tables/rows.ts';
import { createPictures } from './pictures.ts';

/** The pictures of the texts. */
export function createLibrary(queries: Queries): LibraryStore & LibraryReader {
  const pictures = createPictures(queries);
  const findByName = (name: string) => firstAs(described(queries).where('name', '=', name), toPicture);
  return {
    findByName,
    async findAgain(name, at) {
      // Before it is read: one that is just being forgotten is not found then.
      await queries
        .updateTable('pictures')
        .set({ uploaded_at: at })
        .where('used_at', 'is', null)
        .where('id', 'in', queries.selectFrom('content_pictures').select('picture_id').where('name', '=', name))
        .execute();
      return findByName(name);
    },
    async lock(id) {
      // In the order in which everybody locks them.
      await queries.selectFrom('pictures').select('id').where('id', '=', id).forUpdate().execute();
      await queries.selectFrom('content_pictures').select('name').where('picture_id', '=', id).forUpdate().execute();
      return firstAs(described(queries).where('pictures.id', '=', id), toPicture);
    },
    async add(name, picture) {
      await pictures.add(picture);
      const row = { picture_id: picture.id, name, alt: asJson(inEachLanguage(() => '')) };
      // Somebody else has uploaded the same picture at the same time.
      if (!(await insertMissing(queries, 'content_pictures', row))) await pictures.remove([picture.id]);
      const stored = await findByName(name);
      if (!stored) throw new Error('a picture is gone that was just stored');
      return stored;
    },
    async describe(id, alt, at) {
      await updateRows(queries, 'content_pictures', { picture_id: id }).to({ alt: asJson(alt) });
      await pictures.use([id], 'content', at);
    },
    remove: (id) => pictures.remove([id]),
    async count(uploadedBy) {
      return queries
        .selectFrom('pictures')
        .select([
          sql<number>`count(*)::int`.as('all'),
          sql<number>`count(*) filter (where used_at is null and uploaded_by = ${uploadedBy})::int`.as('undescribed'),
        ])
        .where('purpose', '=', 'content')
        .executeTakeFirstOrThrow();
    },
    async list(limit, after) {
      const rows = described(queries).where('purpose', '=', 'content').where('used_at', 'is not', null);
      return allAs(rows.$call(fallingPage('uploaded_at', after, limit)), toPicture);
    },
    async file(name, size) {
      const row = await queries
        .selectFrom('content_pictures')
        .innerJoin('picture_files', 'picture_files.picture_id', 'content_pictures.picture_id')
        .select(['media_type', 'width', 'height', 'bytes'])
        .where('name', '=', name)
        .where('size', '=', size)
        .executeTakeFirst();
      return row && fieldsIn(row, 'mediaType', 'width', 'height', 'bytes');
    },
  };
}

interface Version {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** Notes which uploaded pictures a version of a text shows: they stay as long as it is kept. A picture that is just being deleted is left out. */
export async function recordPictures(queries: Queries, version: Version, content: unknown, at: Date): Promise<void> {
  const names = picturesIn(content);
  if (names.length === 0) return;
  // `use` locks those pictures that nothing showed yet, before their names, as everybody does. The second reading finds those that are still
  // there, and by its lock keeps all of them from deletion.
  const pictures = queries.selectFrom('content_pictures').select('picture_id').where('name', 'in', names);
  const idsOf = (rows: InferResult<typeof pictures>) => rows.map(({ picture_id }) => picture_id);
  await createPictures(queries).use(idsOf(await pictures.execute()), 'content', at);
  const rows = idsOf(await pictures.forKeyShare().execute()).map((id) => ({ ...version, picture_id: id }));
  await insertRows(queries, 'content_picture_uses', rows);
}

/** Pictures with the width and height of their large file, but without its bytes. */
function described(queries: Queries) {
  return queries
    .selectFrom('content_pictures')
    .innerJoin('pictures', 'pictures.id', 'content_pictures.picture_id')
    .innerJoin('picture_files', (join) =>
      join.onRef('picture_files.picture_id', '=', 'content_pictures.picture_id').on('size', '=', 'large'),
    )
    .select(['content_pictures.picture_id as pictureId', 'name', 'width', 'height', 'alt', 'uploaded_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('content_picture_uses as use')
          .select('use.picture_id')
          .whereRef('use.picture_id', '=', 'content_pictures.picture_id'),
      ).as('is_used'),
    );
}

type Row = InferResult<ReturnType<typeof described>>[number];

function toPicture({ pictureId: id, name, width, height, alt, uploaded_at, is_used }: Row): ContentPicture {
  return { id, name, width, height, alt, uploadedAt: uploaded_at, isUsed: is_used === true };
}
