import { createSendOrderNews } from '#modules/notifications/index.ts';
import {
  createAddNote,
  createCancelOrder,
  createExportOrders,
  createListAllOrders,
  createOrderForClient,
  createPostponeRituals,
  createSendLetter,
  createViewOfficeOrder,
} from '#modules/office/index.ts';
import type { FindPartner, TellCustomer } from '#modules/orders/index.ts';
import { createOfficeReader } from '../adapters/postgres/office.ts';
import { officeHandlers } from '../http/handlers/office.ts';
import { linksOf } from './desk.ts';
import type { Ground } from './ground.ts';

/** Orders as the people of the shop see and change them. */
export function composeOffice({ config, clock, newId, database }: Ground, tell: TellCustomer, findPartner: FindPartner) {
  const reader = createOfficeReader(database.queries);
  const { transact } = database;
  return officeHandlers(
    {
      listAllOrders: createListAllOrders({ reader, timeZone: config.timeZone }),
      exportOrders: createExportOrders({ reader, transact, clock, timeZone: config.timeZone }),
      viewOrder: createViewOfficeOrder({ reader }),
      addNote: createAddNote({ transact, clock }),
      sendLetter: createSendLetter({
        transact,
        clock,
        send: createSendOrderNews({ newId, ...linksOf(config), isTest: config.isSandbox }),
      }),
      cancelOrder: createCancelOrder({ transact, clock, tellCustomer: tell }),
      postponeRituals: createPostponeRituals({ transact, clock, tellCustomer: tell }),
      orderForClient: createOrderForClient({ transact, clock, newId, findPartner }),
    },
    { linkOf: (id) => `${config.publicUrl}/checkout/${id}`, clock },
  );
}
