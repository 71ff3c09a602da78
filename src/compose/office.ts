import { createAddNote, createCancelOrder, createListAllOrders, createViewOfficeOrder } from '#modules/office/index.ts';
import type { TellCustomer } from '#modules/orders/index.ts';
import { createOfficeReader } from '../adapters/postgres/office.ts';
import { officeHandlers } from '../http/handlers/office.ts';
import type { Ground } from './ground.ts';

/** Orders as the people of the shop see and change them. */
export function composeOffice({ config, clock, database }: Ground, tellCustomer: TellCustomer) {
  const reader = createOfficeReader(database.queries);
  const { transact } = database;
  return officeHandlers(
    {
      listAllOrders: createListAllOrders({ reader, timeZone: config.timeZone }),
      viewOrder: createViewOfficeOrder({ reader }),
      addNote: createAddNote({ transact, clock }),
      cancelOrder: createCancelOrder({ transact, clock, tellCustomer }),
    },
    { linkOf: (id) => `${config.publicUrl}/checkout/${id}` },
  );
}
