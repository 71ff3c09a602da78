import type { PictureReader, PictureSize, PictureStore } from '#modules/media/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, insertRows } from '../tables/rows.ts';

const SIZES: readonly PictureSize[] = ['large', 'small'];

export function createPictures(queries: Queries): PictureStore & PictureReader {
  return {
    async add(picture) {
      const { id, files } = picture;
      await insertRows(queries, 'pictures', columnsOf(picture, 'id', 'purpose', 'uploadedBy', 'uploadedAt'));
      const rows = SIZES.map((size) => {
        const columns = columnsOf(files[size], 'mediaType', 'width', 'height');
        return { ...columns, picture_id: id, size, bytes: Buffer.from(files[size].bytes) };
      });
      await insertRows(queries, 'picture_files', rows);
    },
    async use(ids, purpose, at) {
      if (ids.length === 0) return [];
      const rows = queries
        .updateTable('pictures')
        .set({ used_at: at })
        .where('id', 'in', ids)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .returning('id');
      return allAs(rows, ({ id }) => id);
    },
    remove: (ids) => deleteRows(queries, 'pictures', { id: ids }),
    async file(id, purpose, size) {
      const row = await queries
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
