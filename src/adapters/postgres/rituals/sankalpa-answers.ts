import type { Answer, AnswerData, AnswerReader, AnswerStore } from '#modules/sankalpa/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, firstAs, rowsOf, saveOver } from '../tables/rows.ts';

const FIELDS = ['orderId', 'position', 'print', 'state', 'words', 'version', 'at'] as const;

export function createSankalpaAnswers(queries: Queries): AnswerReader & AnswerStore & AnswerData {
  return {
    find: (orderId, position) =>
      firstAs(rowsOf(queries, 'sankalpa_answers', { order_id: orderId, position }), (row) => fieldsIn(row, ...FIELDS)),
    save: (answer) =>
      saveOver(queries, 'sankalpa_answers', ['order_id', 'position'], columnsOf(answer, ...FIELDS), {
        version: answer.version - 1,
      }),
    ofOrders(ids) {
      const rows = rowsOf(queries, 'sankalpa_answers', { order_id: ids }).orderBy('position');
      return allAs(rows, (row): Answer => fieldsIn(row, ...FIELDS));
    },
  };
}
