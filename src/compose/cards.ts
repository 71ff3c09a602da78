import { endFailedRefunds } from '#modules/desk/index.ts';
import type { SendReceipt, TellGuest } from '#modules/orders/index.ts';
import {
  createCheckCardSession,
  createOpenCardPayment,
  createOpenCardSession,
  createSweepPayments,
  type NoticeReader,
} from '#modules/payments/index.ts';
import { createLinkGateway } from '../adapters/card-gateway/link.ts';
import { createSandboxCardRefunds } from '../adapters/card-gateway/sandbox-refunds.ts';
import { createCardSessionReader } from '../adapters/postgres/card-sessions.ts';
import { createGatewayCalls } from '../adapters/postgres/gateway-calls.ts';
import { createSandboxRefundStore } from '../adapters/postgres/sandbox-card-refunds.ts';
import { observeCardGateway } from '../adapters/prometheus/observe-gateways.ts';
import type { Ground } from './ground.ts';
import { inTurn } from './in-turn.ts';

interface Needs {
  readonly markWaiting: (orderId: string, method: 'card') => Promise<void>;
  readonly orderUrl: (id: string, language: string) => string;
  readonly sendReceipt: SendReceipt;
  readonly tellGuest: TellGuest;
}

/** How cards are paid: at the one fixed link, or at a checkout for each order, whose payments the sweep and notices see. */
export async function composeCards(ground: Ground, { markWaiting, orderUrl, sendReceipt, tellGuest }: Needs) {
  const { config, clock, newId, database, metrics, log } = ground;
  const { queries, transact } = database;
  const { cardGateway: settings } = config;
  if (settings.name === 'link') {
    const gateway = createLinkGateway(settings.url);
    const openCardPayment = createOpenCardPayment({ transact, clock, gateway, markWaiting, tellGuest });
    return { openCardPayment, sweep: async () => 0, readers: [] as readonly NoticeReader[] };
  }
  const { createStripeGateway, createStripeNotices } = await importStripe();
  const stripe = createStripeGateway({ ...settings, orderUrl });
  const gateway = metrics ? observeCardGateway(stripe, metrics.gatewayCalled) : stripe;
  const checking = { gateway, clock, newId, sendReceipt, endFailedRefunds };
  const check = createCheckCardSession({ ...checking, transact });
  const transactInTurn = inTurn(transact);
  return {
    openCardPayment: createOpenCardSession({ transact, gateway, clock, newId, check, tellGuest }),
    sweep: createSweepPayments({
      payments: createCardSessionReader(queries),
      calls: createGatewayCalls(queries, config.cardGatewayCallsPerSecond, 'calls to the card gateway'),
      check: createCheckCardSession({ ...checking, transact: transactInTurn }),
      clock,
      onFailure: ({ id }, error) => log().warn({ err: error, cardSessionId: id }, 'card checkout not checked'),
    }),
    readers: [createStripeNotices({ ...settings, clock })],
  };
}

/** How card payments are paid back; undefined where only people can do it. */
export async function composeCardRefunds({ config, database }: Pick<Ground, 'config' | 'database'>) {
  const { cardGateway: settings, isSandbox } = config;
  if (settings.name !== 'link') return (await importStripe()).createStripeRefunds(settings);
  return isSandbox ? createSandboxCardRefunds(createSandboxRefundStore(database.queries)) : undefined;
}

/** A shop without Stripe starts without its package, which is large. */
const importStripe = () => import('../adapters/card-gateway/stripe/index.ts');
