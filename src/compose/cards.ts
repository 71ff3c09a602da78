import { createEndFailedRefunds } from '#modules/money/index.ts';
import {
  createCheckCardSession,
  createEndCheckouts,
  createOpenCardPayment,
  createOpenCardSession,
  createSweepPayments,
  endNoCheckouts,
  type NoticeReader,
} from '#modules/payments/index.ts';
import { createSandboxCardRefunds } from '../adapters/card-gateway/sandbox-refunds.ts';
import { createCardSessionReader } from '../adapters/postgres/payments/card-sessions.ts';
import { createGatewayCalls } from '../adapters/postgres/payments/gateway-calls.ts';
import { createSandboxRefundStore } from '../adapters/postgres/payments/sandbox-card-refunds.ts';
import { observeCardGateway } from '../adapters/prometheus/observe-gateways.ts';
import type { StripeSettings } from '../config/gateways.ts';
import { type Ground, linksOf } from './ground.ts';
import { inTurn } from './in-turn.ts';

type MarkWaiting = (orderId: string, method: 'card') => Promise<boolean>;

/**
 * How orders are paid by card: at the one fixed link, or at a checkout for each order, whose payments the sweep and notices find. Checkouts
 * are watched as long as the settings of their gateway stay set.
 */
export async function composeCards(ground: Ground, markWaiting: MarkWaiting) {
  const { clock, config, database, letters } = ground;
  const { cardGateway, cardLink, stripe } = config;
  const checkouts = stripe && (await composeStripe(ground, stripe));
  if (checkouts && cardGateway === 'stripe') return checkouts;
  const { transact } = database;
  const openCardPayment = createOpenCardPayment({ transact, clock, link: cardLink, markWaiting, tellGuest: letters.tellGuest });
  return { ...(checkouts ?? NO_CHECKOUTS), openCardPayment };
}

const NO_CHECKOUTS = {
  endCheckouts: endNoCheckouts,
  sweep: async (_?: () => boolean) => 0,
  readers: [] as readonly NoticeReader[],
};

async function composeStripe(ground: Ground, settings: StripeSettings) {
  const { config, clock, newId, database, letters, metrics, log } = ground;
  const { queries, transact } = database;
  const { createStripeGateway, createStripeNotices } = await importStripe();
  const stripe = createStripeGateway({ ...settings, orderUrl: linksOf(config).orderUrl });
  const gateway = metrics ? observeCardGateway(stripe, metrics.gatewayCalled) : stripe;
  const endFailedRefunds = createEndFailedRefunds({ write: letters.writeRefundNews });
  const checking = { gateway, clock, newId, sendReceipt: letters.sendReceipt, endFailedRefunds };
  const check = createCheckCardSession({ ...checking, transact });
  const transactInTurn = inTurn(transact);
  return {
    endCheckouts: createEndCheckouts(check),
    openCardPayment: createOpenCardSession({ transact, gateway, clock, newId, check, tellGuest: letters.tellGuest }),
    sweep: createSweepPayments({
      payments: createCardSessionReader(queries),
      calls: createGatewayCalls(queries, config.cardGatewayCallsPerSecond, 'calls to the card gateway'),
      check: createCheckCardSession({ ...checking, transact: transactInTurn }),
      clock,
      onFailure: ({ id }, error) => log.warn({ err: error, cardSessionId: id }, 'card checkout not checked'),
    }),
    readers: [createStripeNotices({ ...settings, clock })],
  };
}

/** How card payments are paid back; undefined where only people can do it. */
export async function composeCardRefunds({ config, database }: Pick<Ground, 'config' | 'database'>) {
  const { stripe, isSandbox } = config;
  if (stripe) return (await importStripe()).createStripeRefunds(stripe);
  return isSandbox ? createSandboxCardRefunds(createSandboxRefundStore(database.queries)) : undefined;
}

/** A shop without Stripe starts without its package, which is large. */
const importStripe = () => import('../adapters/card-gateway/stripe/index.ts');
