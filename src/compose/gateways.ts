import type { CryptoGateway, NoticeReader } from '#modules/payments/index.ts';
import { createBtcpayGateway } from '../adapters/crypto-gateway/btcpay/gateway.ts';
import { createBtcpayNotices } from '../adapters/crypto-gateway/btcpay/notices.ts';
import { createGatewayByName, guardGateway } from '../adapters/crypto-gateway/guarded.ts';
import { createNowPayments, NOWPAYMENTS } from '../adapters/crypto-gateway/nowpayments.ts';
import { createNowPaymentsReader } from '../adapters/crypto-gateway/nowpayments-notices.ts';
import { createSandboxGateway } from '../adapters/crypto-gateway/sandbox.ts';
import { createNoticedIds } from '../adapters/postgres/payments/notices.ts';
import { createSandboxLedger } from '../adapters/postgres/payments/sandbox-ledger.ts';
import { observeCryptoGateway } from '../adapters/prometheus/observe-gateways.ts';
import type { Ground } from './ground.ts';

/** What a test puts in the place of the gateway for coins, and of the readers of notices. */
export interface GatewayOverrides {
  /** Makes the gateway in place of the configured one. Play money still arrives in the sandbox's own ledger, which it may read. */
  readonly cryptoGateway?: (configured: CryptoGateway) => CryptoGateway;
  readonly noticeReaders?: readonly NoticeReader[];
}

/** The gateway for coins of the settings, with all others whose payments are still watched; the readers of notices; the sandbox's own gateway. */
export function composeGateways(ground: Ground, overrides: GatewayOverrides) {
  const { config, clock, newId, database, metrics, log } = ground;
  const sandbox = createSandboxGateway({ ledger: createSandboxLedger(database.queries), newId, clock });
  const { gateways, readers } = gatewaysBeyond(ground);
  // A shopkeeper of a sandbox may have chosen a real gateway: payments that its own has opened are still watched.
  const known = config.isSandbox ? [...gateways, sandbox] : gateways;
  const chosen = known.find(({ name }) => name === config.cryptoGateway) ?? sandbox;
  const configured = guardGateway(createGatewayByName(chosen, known), {
    networks: config.testMode ? 'real and test' : 'real',
    alarm: (address) => log.error(address, 'the gateway answered an address to which no wallet may send the coin'),
  });
  const gateway = overrides.cryptoGateway?.(configured) ?? configured;
  return {
    sandbox,
    gateway: metrics ? observeCryptoGateway(gateway, metrics.gatewayCalled) : gateway,
    readers: overrides.noticeReaders ?? readers,
  };
}

/** The gateways outside the shop that have settings, with the readers of their notices. */
function gatewaysBeyond({ config: { nowpayments, btcpay, publicUrl }, clock, database }: Ground) {
  const gateways: CryptoGateway[] = [];
  const readers: NoticeReader[] = [];
  if (nowpayments) {
    const noticed = createNoticedIds(database.queries, NOWPAYMENTS);
    const noticeUrl = `${publicUrl}/api/webhooks/${NOWPAYMENTS}`;
    gateways.push(createNowPayments({ ...nowpayments, noticeUrl, clock, noticed }));
    readers.push(createNowPaymentsReader(nowpayments.secrets));
  }
  if (btcpay) {
    gateways.push(createBtcpayGateway({ ...btcpay, clock }));
    readers.push(createBtcpayNotices(btcpay));
  }
  return { gateways, readers };
}
