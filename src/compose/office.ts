import { dayIn } from '#kernel/day-in.ts';
import type { Replayable } from '#kernel/idempotency.ts';
import { createSendOrderNews } from '#modules/notifications/index.ts';
import {
  createAddNote,
  createAnswerPostponement,
  createAskToPostpone,
  createCancelOrder,
  createCancelUnpaid,
  createExportOrders,
  createListAllOrders,
  createOrderForClient,
  createPlaceForClient,
  createPostponeRituals,
  createSendLetter,
  createTakeBackAsk,
  createViewOfficeOrder,
  createViewOwnPostponement,
  type OrderedForClient,
  type OrderForClient,
} from '#modules/office/index.ts';
import type { FindPartner, TellCustomer } from '#modules/orders/index.ts';
import { createCancelForPartner, createOrderForOwnClient } from '#modules/partners/index.ts';
import { createOfficeReader } from '../adapters/postgres/orders/office.ts';
import { createPostponementReader } from '../adapters/postgres/rituals/postponement-asks.ts';
import { createPartnerReader } from '../adapters/postgres/staff/partners.ts';
import { officeHandlers } from '../http/handlers/office.ts';
import { ownClientHandlers } from '../http/handlers/own-clients.ts';
import { postponementHandlers } from '../http/handlers/postponements.ts';
import { composeTellOfExport } from './exports.ts';
import type { Ground } from './ground.ts';
import { linksOf, tellOfAsk } from './money.ts';

/** Orders as the people of the shop see and change them; a partner's people and programs place and cancel their own. */
export function composeOffice(ground: Ground, tell: TellCustomer, findPartner: FindPartner) {
  const { config, clock, newId, database } = ground;
  const reader = createOfficeReader(database.queries);
  const { transact } = database;
  const { timeZone, noticeDays } = config;
  const notice = { timeZone, noticeDays };
  const asking = { transact, clock, newId, notice, tellSupport: tellOfAsk(ground) };
  const postponements = postponementHandlers({
    viewOwnPostponement: createViewOwnPostponement({ reader: createPostponementReader(database.queries), clock, notice }),
    askToPostpone: createAskToPostpone(asking),
    takeBackAsk: createTakeBackAsk(asking),
    answerPostponement: createAnswerPostponement({ transact, clock, tellCustomer: tell }),
  });
  const place = createPlaceForClient({ transact, clock, newId, findPartner });
  const cancel = createCancelUnpaid({ transact, clock, tellCustomer: tell });
  const { paymentUrl: linkOf } = linksOf(config);
  const partners = createPartnerReader(database.queries);
  const ownClients = ownClientHandlers(
    {
      orderForClient: createOrderForOwnClient<OrderForClient, Replayable<OrderedForClient>>({ partners, place }),
      cancelOrder: createCancelForPartner({ partners, newId, cancel }),
    },
    { linkOf },
  );
  const office = officeHandlers(
    {
      listAllOrders: createListAllOrders({ reader, timeZone: config.timeZone }),
      exportOrders: createExportOrders({
        reader,
        transact,
        clock,
        timeZone: config.timeZone,
        tellOfExport: composeTellOfExport(ground),
      }),
      viewOrder: createViewOfficeOrder({ reader, clock, timeZone: config.timeZone }),
      addNote: createAddNote({ transact, clock }),
      sendLetter: createSendLetter({
        transact,
        clock,
        send: createSendOrderNews({ newId, ...linksOf(config), isTest: config.isSandbox }),
      }),
      cancelOrder: createCancelOrder(cancel),
      postponeRituals: createPostponeRituals({ transact, clock, tellCustomer: tell }),
      orderForClient: createOrderForClient(place),
    },
    { linkOf, today: () => dayIn(clock(), timeZone) },
  );
  return { ...office, ...postponements, ...ownClients };
}
