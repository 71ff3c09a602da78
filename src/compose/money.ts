import { createWriteInstant } from '#kernel/instant-words.ts';
import type { ImageProcessor } from '#modules/media/index.ts';
import {
  createAddEvidence,
  createAgreeWithPayment,
  createAskForRefund,
  createBeginRefund,
  createConfirmByHand,
  createConfirmPayment,
  createConfirmRefund,
  createDeclinePayment,
  createGiveRefundAddress,
  createListOpenRefunds,
  createListWaitingMoney,
  createPayBack,
  createRefundMoney,
  createRefundsForShop,
  createRejectRefund,
  createRequestRefund,
  createSendRefund,
  createSendRefundLink,
  createSettleMoney,
  createSettleReview,
  createTakeBackPayment,
  createViewBooksOfOrder,
  createViewLinkedRefund,
  createViewOrderMoney,
  createViewRefund,
  createViewWaitingMoney,
  type HandDecisions,
} from '#modules/money/index.ts';
import {
  createSendReceipt,
  createTellAgreedAlone,
  createTellOfAsk,
  createWriteRefundNews,
} from '#modules/notifications/index.ts';
import { createClaims, type TellCustomer } from '#modules/orders/index.ts';
import { isCoinAddress } from '../adapters/crypto-gateway/coin-address.ts';
import { createMoneyReader } from '../adapters/postgres/money/money-reader.ts';
import { createRefundReader } from '../adapters/postgres/money/refund-reader.ts';
import { createWaitingMoneyReader } from '../adapters/postgres/money/waiting-money.ts';
import type { Config } from '../config/read-config.ts';
import { openRefundHandlers } from '../http/handlers/open-refunds.ts';
import { orderMoneyHandlers } from '../http/handlers/order-money.ts';
import { type RefundUseCases, refundHandlers } from '../http/handlers/refunds.ts';
import { waitingMoneyHandlers } from '../http/handlers/waiting-money.ts';
import { composeCardRefunds } from './cards.ts';
import type { Ground } from './ground.ts';

type MoneyGround = Pick<Ground, 'config' | 'clock' | 'newId' | 'database'>;

/** Addresses of pages and the writing of instants, for letters. */
export function linksOf({ publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>) {
  return {
    orderUrl: (id: string, language: string) => `${publicUrl}/${language}/order/${id}`,
    paymentUrl: (id: string) => `${publicUrl}/checkout/${id}`,
    accountUrl: (language: string) => `${publicUrl}/${language}/user-profile`,
    refundUrl: (token: string, language: string) => `${publicUrl}/${language}/refund#${token}`,
    writeInstant: createWriteInstant(timeZone),
  };
}

/** What people decide about money that comes by hand, for the shop and for partners. */
export function composeHandDecisions(ground: MoneyGround, images: ImageProcessor, tellCustomer: TellCustomer): HandDecisions {
  const { newId, config, database } = ground;
  const { undoSeconds, singleApprovalLimit, soleAgreementSeconds, publicUrl } = config;
  const tellAgreedAlone = createTellAgreedAlone({ newId, publicUrl, supportEmail: config.support.email });
  const sendReceipt = createSendReceipt({ newId, ...linksOf(config) });
  const limits = { undoSeconds, singleApprovalLimit, soleAgreementSeconds };
  const deps = { ...ground, transact: database.transact, sendReceipt, tellCustomer, tellAgreedAlone, ...limits };
  return {
    confirm: createConfirmPayment(deps),
    agree: createAgreeWithPayment(deps),
    takeBack: createTakeBackPayment(deps),
    decline: createDeclinePayment(deps),
    addEvidence: createAddEvidence({ ...deps, images }),
  };
}

/** What customers do about refunds. */
export function composeRefunds(ground: MoneyGround, viewOrder: RefundUseCases['viewOrder']) {
  const { config, database } = ground;
  const networks = config.isSandbox ? 'real and test' : 'real';
  const claims = createClaims(config.secretKeys);
  const deps = { ...ground, transact: database.transact, tellSupport: tellOfAsk(ground), claims };
  return refundHandlers({
    askForRefund: createAskForRefund(deps),
    sendRefundLink: createSendRefundLink({ ...deps, write: writeNews(ground) }),
    viewRefund: createViewLinkedRefund(deps),
    giveAddress: createGiveRefundAddress({ ...deps, isAddress: (coin, address) => isCoinAddress(coin, address, networks) }),
    viewOrder,
  });
}

/** What the shop's people decide about money. */
export async function composeMoney(ground: MoneyGround) {
  const { newId, config, database } = ground;
  const sendReceipt = createSendReceipt({ newId, ...linksOf(config) });
  const deps = {
    ...ground,
    transact: database.transact,
    write: writeNews(ground),
    sendReceipt,
    refunds: await composeCardRefunds(ground),
  };
  return {
    reader: createMoneyReader(database.queries),
    settleReview: createSettleReview(deps),
    confirmByHand: createConfirmByHand(deps),
    requestRefund: createRequestRefund(deps),
    sendRefundLink: createSendRefundLink(deps),
    sendRefund: createSendRefund(deps),
    payBack: createPayBack(deps),
    confirmRefund: createConfirmRefund(deps),
    rejectRefund: createRejectRefund(deps),
  };
}

/** Money that waits for a person, in the panel. */
export function composeWaitingMoney(ground: MoneyGround) {
  const reader = createWaitingMoneyReader(ground.database.queries);
  const deps = { ...ground, transact: ground.database.transact, write: writeNews(ground) };
  const books = orderMoneyHandlers({ viewBooks: createViewBooksOfOrder(reader) });
  const handlers = waitingMoneyHandlers({
    listMoney: createListWaitingMoney(reader),
    viewMoney: createViewWaitingMoney(reader),
    settleMoney: createSettleMoney(deps),
    refundMoney: createRefundMoney(deps),
    viewOrderMoney: createViewOrderMoney(reader),
    beginRefund: createBeginRefund(deps),
  });
  return { ...handlers, ...books };
}

/** Refunds that have begun, in the panel. */
export async function composeOpenRefunds(ground: MoneyGround) {
  const reader = createRefundReader(ground.database.queries);
  const refunds = await composeCardRefunds(ground);
  const deps = { ...ground, transact: ground.database.transact, write: writeNews(ground), refunds };
  return openRefundHandlers({
    listRefunds: createListOpenRefunds(reader),
    viewRefund: createViewRefund({ ...reader, gateway: refunds?.name }),
    ...createRefundsForShop(deps),
  });
}

/** Tells support what customers wish. */
export function tellOfAsk({ config: { support, publicUrl }, newId }: MoneyGround) {
  return createTellOfAsk({ newId, to: support.email, publicUrl });
}

/** Writes to customers about refunds. */
export function writeNews({ config, newId }: MoneyGround) {
  return createWriteRefundNews({ newId, ...linksOf(config), isTest: config.isSandbox });
}
