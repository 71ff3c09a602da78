import { fileURLToPath } from 'node:url';
import type { KeyCaller } from '#kernel/caller.ts';
import { createSealLedger } from '#modules/ledger/index.ts';
import type { ImageProcessor } from '#modules/media/index.ts';
import { composeMoney } from '#modules/money/index.ts';
import type { AdviseDays } from '#modules/muhurtas/index.ts';
import { composeOffice } from '#modules/office/index.ts';
import { composeOrders, createClaims } from '#modules/orders/index.ts';
import { composePartners, createFindPartner } from '#modules/partners/index.ts';
import { composePayments } from '#modules/payments/index.ts';
import { composeRituals } from '#modules/rituals/index.ts';
import { LINK } from '../adapters/card-gateway/link.ts';
import { isCoinAddress } from '../adapters/crypto-gateway/coin-address.ts';
import { isAway } from '../adapters/postgres/engine/failures.ts';
import { createWaitingMoneyReader } from '../adapters/postgres/money/waiting-money.ts';
import { createOfficeReader } from '../adapters/postgres/orders/office.ts';
import { createGatewayCalls } from '../adapters/postgres/payments/gateway-calls.ts';
import { createPaymentReader } from '../adapters/postgres/payments/payment-reader.ts';
import { createDrawReceipt } from '../adapters/receipt-pdf/draw-receipt.ts';
import { composeCardRefunds, composeCards } from './cards.ts';
import { composeGateways, type GatewayOverrides } from './gateways.ts';
import { type Ground, isServiceOf, linksOf } from './ground.ts';
import { inTurn } from './in-turn.ts';

/** So short a wait no gateway minds; enough notices gather in it to halve the cost of each. */
const MS_BETWEEN_NOTICE_GROUPS = 35;

/** The path of a font of printed papers, which the build copies. */
export const fontFile = (weight: number, family: 'golos-text' | 'noto-sans' = 'golos-text') =>
  fileURLToPath(new URL(`../../dist/receipt-fonts/${family}-${weight}.ttf`, import.meta.url));

/** The fonts of receipts and certificates; Golos has the letters of both languages alone. */
export const PAPER_FONTS = { text: fontFile(400), strong: fontFile(600), others: fontFile(400, 'noto-sans') };

/** Orders, their money and their rituals, for customers, partners and the people of the shop. */
export async function composeSales(ground: Ground, images: ImageProcessor, adviseDays: AdviseDays, overrides: GatewayOverrides) {
  const { config, clock, newId, database, letters } = ground;
  const { transact, readers, queries } = database;
  const { timeZone, noticeDays, undoSeconds, singleApprovalLimit, shopPartner } = config;
  const notice = { timeZone, noticeDays };
  const { findPartner, forget: forgetPartners } = createFindPartner({ ...readers, clock, shopPartner });
  const common = { ...letters, ...readers, transact, clock, newId, timeZone, findPartner, tellSupport: letters.tellOfAsk };
  const orders = composeOrders(common);
  const cards = await composeCards(ground, orders.awaitConfirmation);
  const money = await composeMoneyOf(ground, images);
  const office = composeOffice({
    ...common,
    notice,
    endCheckouts: cards.endCheckouts,
    send: letters.sendOrderNews,
    reader: createOfficeReader(queries),
    postponements: readers.postponementAsks,
  });
  const partners = composePartners({
    ...common,
    singleApprovalLimit,
    onChange: forgetPartners,
    decisions: money.decisions,
    place: office.place,
    cancel: office.cancel,
    orders: readers.partnerOrders,
    files: readers.handMoney,
  });
  const rituals = composeRituals({
    ...common,
    notice,
    undoSeconds,
    adviseDays,
    isService: isServiceOf(readers),
  });
  const payments = composePaymentsOf(ground, overrides, cards, { viewOrder: partners.viewOrder, adviseDays });
  const sealLedger = createSealLedger({ transact, clock, keys: config.secretKeys });
  return { orders, money, office, partners, rituals, cards, payments, sealLedger };
}

async function composeMoneyOf(ground: Ground, images: ImageProcessor) {
  const { config, database, letters } = ground;
  const { transact, readers, queries } = database;
  const { undoSeconds, singleApprovalLimit, soleAgreementSeconds } = config;
  const networks = config.testMode ? 'real and test' : 'real';
  return composeMoney({
    ...ground,
    ...letters,
    ...readers,
    transact,
    images,
    undoSeconds,
    singleApprovalLimit,
    soleAgreementSeconds,
    write: letters.writeRefundNews,
    tellSupport: letters.tellOfAsk,
    claims: createClaims(config.secretKeys),
    isAddress: (coin, address) => isCoinAddress(coin, address, networks),
    refunds: await composeCardRefunds(ground),
    waiting: createWaitingMoneyReader(queries),
  });
}

type Cards = Awaited<ReturnType<typeof composeCards>>;

interface PaymentsNeed {
  readonly viewOrder: (caller: KeyCaller, partner: string, orderId: string) => Promise<unknown>;
  readonly adviseDays: AdviseDays;
}

function composePaymentsOf(ground: Ground, overrides: GatewayOverrides, cards: Cards, { viewOrder, adviseDays }: PaymentsNeed) {
  const { config, clock, newId, database, letters, log } = ground;
  const { transact, queries } = database;
  const { gateway, readers, sandbox } = composeGateways(ground, overrides);
  const receiptFacts = { ...linksOf(config), isTest: config.isSandbox };
  return composePayments({
    ...letters,
    transact,
    clock,
    newId,
    gateway,
    isAway,
    isTest: config.isSandbox,
    transactInTurn: inTurn(transact),
    payments: createPaymentReader(queries),
    calls: createGatewayCalls(queries, config.cryptoGatewayCallsPerSecond, 'calls to the coin gateway'),
    readers: [...readers, ...cards.readers],
    apartMs: MS_BETWEEN_NOTICE_GROUPS,
    ttlSeconds: config.cryptoPaymentTtlSeconds,
    tolerancePercent: config.paymentTolerancePercent,
    surplusReview: config.surplusReview,
    unpaidSeconds: config.unpaidOrderSeconds,
    receipts: database.readers.receipts,
    sellerAt: database.readers.seller.at,
    adviseDays,
    draw: createDrawReceipt(receiptFacts, PAPER_FONTS),
    cardLink: LINK,
    transfer: sandbox.transfer,
    // It throws for an order of another partner.
    requireOwn: (caller, orderId) => viewOrder(caller, caller.partner, orderId),
    onFailure: ({ id }, error) => log.warn({ err: error, paymentId: id }, 'payment not checked'),
  });
}
