import type { PictureReader, PictureSize, PictureStore } from '#modules/media/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';

const SIZES: readonly PictureSize[] = ['large', 'small'];

export function createPictureStore(queries: Queries): PictureStore {
  return {
    async add(picture) {
      const { id, files } = picture;
      await queries
        .insertInto('pictures')
        .values(columnsOf(picture, 'id', 'purpose', 'uploadedBy', 'uploadedAt'))
        .execute();
      const rows = SIZES.map((size) => {
        const own = columnsOf(files[size], 'mediaType', 'width', 'height');
        return { picture_id: id, size, ...own, bytes: Buffer.from(files[size].bytes) };
      });
      await queries.insertInto('picture_files').values(rows).execute();
    },
    async use(ids, purpose, at) {
      if (ids.length === 0) return [];
      const rows = await queries
        .updateTable('pictures')
        .set({ used_at: at })
        .where('id', 'in', ids)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async remove(ids) {
      if (ids.length > 0) await queries.deleteFrom('pictures').where('id', 'in', ids).execute();
    },
  };
}

export function createPictureReader(queries: () => Queries): PictureReader {
  return {
    async file(id, purpose, size) {
      const row = await queries()
        .selectFrom('picture_files')
        .innerJoin('pictures', 'pictures.id', 'picture_files.picture_id')
        .select(['media_type', 'width', 'height', 'bytes'])
        .where('picture_id', '=', id)
        .where('size', '=', size)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row && fieldsIn(row, 'mediaType', 'width', 'height', 'bytes');
    },
  };
}
