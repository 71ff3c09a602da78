import { createSendOrderNews } from '#modules/notifications/index.ts';
import {
  createAddNote,
  createAnswerPostponement,
  createAskToPostpone,
  createCancelOrder,
  createExportOrders,
  createListAllOrders,
  createOrderForClient,
  createPostponeRituals,
  createSendLetter,
  createTakeBackAsk,
  createViewOfficeOrder,
  createViewOwnPostponement,
} from '#modules/office/index.ts';
import type { FindPartner, TellCustomer } from '#modules/orders/index.ts';
import { createOfficeReader } from '../adapters/postgres/office.ts';
import { createPostponementReader } from '../adapters/postgres/postponement-asks.ts';
import { officeHandlers } from '../http/handlers/office.ts';
import { postponementHandlers } from '../http/handlers/postponements.ts';
import { linksOf, tellOfAsk } from './desk.ts';
import type { Ground } from './ground.ts';

/** Orders as the people of the shop see and change them. */
export function composeOffice(ground: Ground, tell: TellCustomer, findPartner: FindPartner) {
  const { config, clock, newId, database } = ground;
  const reader = createOfficeReader(database.queries);
  const { transact } = database;
  const asking = { transact, clock, newId, tellSupport: tellOfAsk(ground) };
  const postponements = postponementHandlers({
    viewOwnPostponement: createViewOwnPostponement({ reader: createPostponementReader(database.queries) }),
    askToPostpone: createAskToPostpone(asking),
    takeBackAsk: createTakeBackAsk(asking),
    answerPostponement: createAnswerPostponement({ transact, clock, tellCustomer: tell }),
  });
  const office = officeHandlers(
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
  return { ...office, ...postponements };
}
