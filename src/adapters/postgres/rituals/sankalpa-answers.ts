import type { Answer, AnswerData, AnswerReader, AnswerStore } from '#modules/sankalpa/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { deleteRows, rowsOf } from '../tables/rows.ts';
import { haveEndedBefore } from './ritual-marks.ts';

const FIELDS = ['orderId', 'position', 'print', 'state', 'words', 'version', 'at'] as const;

export function createAnswerReader(queries: () => Queries): AnswerReader {
  return {
    async find(orderId, position) {
      const row = await rowsOf(queries(), 'sankalpa_answers', { order_id: orderId, position }).executeTakeFirst();
      return row && fieldsIn(row, ...FIELDS);
    },
  };
}

export function createAnswerStore(queries: Queries): AnswerStore {
  return {
    async save(answer) {
      const values = columnsOf(answer, ...FIELDS);
      const versionBefore = answer.version - 1;
      const saved = await queries
        .insertInto('sankalpa_answers')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['order_id', 'position']).doUpdateSet(values).where('sankalpa_answers.version', '=', versionBefore),
        )
        .returning('version')
        .execute();
      return saved.length > 0;
    },
  };
}

export function createAnswerData(queries: Queries): AnswerData {
  return {
    async ofOrders(ids) {
      if (ids.length === 0) return [];
      const rows = rowsOf(queries, 'sankalpa_answers', { order_id: ids }).orderBy('position');
      return (await rows.execute()).map((row): Answer => fieldsIn(row, ...FIELDS));
    },
    async erase(ids) {
      if (ids.length > 0) await deleteRows(queries, 'sankalpa_answers', { order_id: ids });
    },
    async eraseEndedBefore(day) {
      await queries.deleteFrom('sankalpa_answers').where(haveEndedBefore('sankalpa_answers', day)).execute();
    },
  };
}
