import type { PushDevices } from '#modules/staff/index.ts';
import type { PushTarget } from '../../push/web-push.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteAndTell, deleteRows, rowsOf, saveRow } from '../tables/rows.ts';

export function createPushDevices(queries: Queries) {
  return {
    async of(userId) {
      const rows = rowsOf(queries, 'push_devices', { user_id: userId }).orderBy('created_at').orderBy('id');
      return allAs(rows, (row) => fieldsIn(row, 'id', 'endpoint', 'device', 'createdAt'));
    },
    // A browser serves the person who turned pushes on in it last. What was to be pushed to the former one goes by the former id, which is gone.
    save: (userId, device) =>
      saveRow(queries, 'push_devices', ['endpoint'], {
        ...columnsOf(device, 'id', 'endpoint', 'p256dh', 'auth', 'device', 'createdAt'),
        user_id: userId,
      }),
    remove: (userId, id) => deleteAndTell(queries, 'push_devices', { id, user_id: userId }),
    /** Where a browser takes pushes, for what sends them. */
    find: (id: string): Promise<PushTarget | undefined> =>
      queries.selectFrom('push_devices').select(['endpoint', 'p256dh', 'auth']).where('id', '=', id).executeTakeFirst(),
    /** For a browser that takes none any more. */
    forget: (id: string): Promise<void> => deleteRows(queries, 'push_devices', { id }),
  } satisfies PushDevices & { find: unknown; forget: unknown };
}
