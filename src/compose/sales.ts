import { createSealLedger } from '#modules/ledger/index.ts';
import type { ImageProcessor } from '#modules/media/index.ts';
import { createEndFailedRefunds } from '#modules/money/index.ts';
import {
  createSendReceipt,
  createTellCustomer,
  createTellGuest,
  createTellPartner,
  writeSamples,
} from '#modules/notifications/index.ts';
import {
  createAwaitConfirmation,
  createOfferPayment,
  createPlaceOrder,
  createQuoteCart,
  createSetContact,
  createViewOrder,
} from '#modules/orders/index.ts';
import {
  createCancelPayment,
  createCheckPayment,
  createConfirmCardPayment,
  createExpireOrders,
  createOpenPayment,
  createPaymentStatus,
  createPlayTransfer,
  createReceiveNotice,
  createSweepPayments,
} from '#modules/payments/index.ts';
import { LINK } from '../adapters/card-gateway/link.ts';
import { createPriceReader } from '../adapters/postgres/content/catalogue.ts';
import { isAway } from '../adapters/postgres/database.ts';
import { createMessageReader } from '../adapters/postgres/operations/messages.ts';
import { createOrderReader } from '../adapters/postgres/orders/order-reader.ts';
import { createGatewayCalls } from '../adapters/postgres/payments/gateway-calls.ts';
import { createPaymentReader } from '../adapters/postgres/payments/payments.ts';
import { orderHandlers } from '../http/handlers/orders.ts';
import { paymentHandlers } from '../http/handlers/payments.ts';
import { sandboxHandlers } from '../http/handlers/sandbox.ts';
import { webhookHandlers } from '../http/handlers/webhooks.ts';
import { cookieNames } from '../http/requests/cookies.ts';
import { composeCards } from './cards.ts';
import { composeGateways, type GatewayOverrides } from './gateways.ts';
import type { Ground } from './ground.ts';
import { inTurn } from './in-turn.ts';
import { composeHandDecisions, composeOpenRefunds, composeRefunds, composeWaitingMoney, linksOf, writeNews } from './money.ts';
import { composeOffice } from './office.ts';
import { composePartners } from './partners.ts';
import { composeReceipts } from './receipts.ts';
import { composeRituals } from './rituals.ts';

/** A wait that no gateway minds, and in which enough notices gather to halve the cost of each. */
const MS_BETWEEN_NOTICE_GROUPS = 35;

/** Orders and their payments. */
export async function composeSales(ground: Ground, images: ImageProcessor, overrides: GatewayOverrides = {}) {
  const { config, clock, newId, database, seal, log } = ground;
  const { queries, transact } = database;
  const isTest = config.isSandbox;
  const payments = createPaymentReader(queries);
  const { gateway, readers: coinReaders, sandbox } = composeGateways(ground, overrides);
  const calls = createGatewayCalls(queries, config.cryptoGatewayCallsPerSecond, 'calls to the coin gateway');
  const { orderUrl, accountUrl, refundUrl, writeInstant } = linksOf(config);
  const sendReceipt = createSendReceipt({ newId, orderUrl });

  const tellPartner = createTellPartner({ newId, orderUrl, supportEmail: config.support.email });
  const mailing = {
    newId,
    clock,
    orderUrl,
    accountUrl,
    writeInstant,
    mailsPerDay: config.guestMailsPerDay,
    isTest,
  };
  const tellGuest = createTellGuest(mailing);
  const place = { ...mailing, refundUrl, supportEmail: config.support.email, publicUrl: config.publicUrl };
  const tellCustomer = createTellCustomer(place);
  const decisions = composeHandDecisions(ground, images, tellCustomer);
  const { findPartner, viewPartnerOrder, handlers: partnerHandlers } = composePartners(ground, tellPartner, decisions);
  const viewOrder = createViewOrder({ orders: createOrderReader(queries), findPartner, clock, timeZone: config.timeZone });
  const awaitConfirmation = createAwaitConfirmation({ transact, clock, findPartner, tellPartner, tellGuest });
  const checking = { gateway, clock, sendReceipt, tellCustomer, surplusReview: config.surplusReview };

  const endFailedRefunds = createEndFailedRefunds({ write: writeNews(ground) });
  const cardNeeds = { markWaiting: awaitConfirmation, orderUrl, sendReceipt, tellGuest, endFailedRefunds };
  const cards = await composeCards(ground, cardNeeds);

  const handlers = {
    ...orderHandlers(
      {
        quoteCart: createQuoteCart(createPriceReader(queries())),
        placeOrder: createPlaceOrder({ transact, clock, newId, findPartner, tellGuest }),
        viewOrder,
        offerPayment: createOfferPayment(findPartner),
        setContact: createSetContact({ transact, clock, sendReceipt, tellGuest }),
        awaitConfirmation,
      },
      cookieNames(config.publicUrl),
    ),
    ...paymentHandlers({
      coins: () => gateway.coins(),
      openPayment: createOpenPayment({
        transact,
        payments,
        gateway,
        clock,
        newId,
        ttlSeconds: config.cryptoPaymentTtlSeconds,
        tolerancePercent: config.paymentTolerancePercent,
        tellGuest,
        isTest,
      }),
      paymentStatus: createPaymentStatus({ ...checking, transact, payments, calls, isTest }),
      cancelPayment: createCancelPayment({ transact, payments, clock, isTest }),
      openCardPayment: cards.openCardPayment,
    }),
    ...partnerHandlers,
    ...composeOffice(ground, tellCustomer, findPartner),
    ...composeRefunds(ground, viewOrder),
    ...composeWaitingMoney(ground),
    ...(await composeOpenRefunds(ground)),
    ...composeReceipts(ground),
    ...composeRituals(ground, tellCustomer),
    ...webhookHandlers({
      receiveNotice: createReceiveNotice({
        transact,
        readers: [...coinReaders, ...cards.readers],
        clock,
        isAway,
        apartMs: MS_BETWEEN_NOTICE_GROUPS,
      }),
    }),
    ...sandboxHandlers({
      messages: createMessageReader(queries, seal),
      letters: () => writeSamples(place),
      transfer: createPlayTransfer({
        payments,
        transfer: sandbox.transfer,
        check: createCheckPayment({ ...checking, transact }),
        requireOwn: (caller, orderId) => viewPartnerOrder(caller, caller.partner, orderId),
      }),
      confirmCardPayment: createConfirmCardPayment({ transact, gateway: LINK, clock, newId, sendReceipt }),
      viewOrder,
    }),
  };
  const sweepCoins = createSweepPayments({
    payments,
    calls,
    check: createCheckPayment({ ...checking, transact: inTurn(transact) }),
    clock,
    onFailure: ({ id }, error) => log().warn({ err: error, paymentId: id }, 'payment not checked'),
  });
  return {
    handlers,
    tellCustomer,
    sweep: async () => (await sweepCoins()) + (await cards.sweep()),
    sealLedger: createSealLedger({ transact, clock, keys: config.secretKeys }),
    expireOrders: createExpireOrders({ transact, clock, unpaidSeconds: config.unpaidOrderSeconds, tellCustomer }),
  };
}
