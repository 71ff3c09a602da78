import type { CryptoGateway, NoticeReader } from '#modules/payments/index.ts';
import { createBtcpayGateway } from '../adapters/crypto-gateway/btcpay/gateway.ts';
import { createBtcpayNotices } from '../adapters/crypto-gateway/btcpay/notices.ts';
import { createGatewayByName } from '../adapters/crypto-gateway/by-name.ts';
import { guardGateway } from '../adapters/crypto-gateway/guarded.ts';
import { createNowPayments, NOWPAYMENTS } from '../adapters/crypto-gateway/nowpayments.ts';
import { createNowPaymentsReader } from '../adapters/crypto-gateway/nowpayments-notices.ts';
import { createSandboxGateway } from '../adapters/crypto-gateway/sandbox.ts';
import { createNoticedIds } from '../adapters/postgres/payments/notices.ts';
import { createSandboxLedger } from '../adapters/postgres/payments/sandbox-ledger.ts';
import { observeCryptoGateway } from '../adapters/prometheus/observe-gateways.ts';
import type { CryptoGatewaySettings } from '../config/crypto-gateway.ts';
import type { Ground } from './ground.ts';

/** What a test puts in the place of the gateway for coins, and of the readers of notices. */
export interface GatewayOverrides {
  /** Makes the gateway in place of the configured one. Play money still arrives in the sandbox's own ledger, which it may read. */
  readonly cryptoGateway?: (configured: CryptoGateway) => CryptoGateway;
  readonly noticeReaders?: readonly NoticeReader[];
}

/** The gateway for coins of the settings, with former ones that are still watched; the readers of notices; the sandbox's own gateway. */
export function composeGateways(ground: Ground, overrides: GatewayOverrides) {
  const { config, clock, newId, database, metrics, log } = ground;
  const sandbox = createSandboxGateway({ ledger: createSandboxLedger(database.queries), newId, clock });
  const { gateway: chosen = sandbox, readers: chosenReaders } = realGateway(ground, config.cryptoGateway);
  const former = config.formerCryptoGateways.map((settings) => realGateway(ground, settings));
  const guarded = guardGateway(chosen, {
    networks: config.testMode ? 'real and test' : 'real',
    alarm: (address) => log.error(address, 'the gateway answered an address to which no wallet may send the coin'),
  });
  // No payment is opened at these any more, so they need no guard.
  const formerGateways = former.flatMap(({ gateway }) => gateway ?? []);
  const formerReaders = former.flatMap(({ readers }) => readers);
  // A shopkeeper of a sandbox may have chosen a real gateway: payments that its own has opened are still watched.
  const ownOfSandbox = config.isSandbox ? [sandbox] : [];
  const configured = createGatewayByName(guarded, ...formerGateways, ...ownOfSandbox);
  const gateway = overrides.cryptoGateway?.(configured) ?? configured;
  return {
    sandbox,
    gateway: metrics ? observeCryptoGateway(gateway, metrics.gatewayCalled) : gateway,
    readers: overrides.noticeReaders ?? [...chosenReaders, ...formerReaders],
  };
}

/** A gateway outside the shop; none for the sandbox, whose own is made apart. */
interface RealGateway {
  readonly gateway?: CryptoGateway;
  readonly readers: readonly NoticeReader[];
}

function realGateway({ config: { publicUrl }, clock, database }: Ground, settings: CryptoGatewaySettings): RealGateway {
  switch (settings.name) {
    case 'sandbox':
      return { readers: [] };
    case 'nowpayments': {
      const { url, apiKey, secrets } = settings;
      const noticed = createNoticedIds(database.queries, NOWPAYMENTS);
      const noticeUrl = `${publicUrl}/api/webhooks/${NOWPAYMENTS}`;
      return {
        gateway: createNowPayments({ url, apiKey, noticeUrl, clock, noticed }),
        readers: [createNowPaymentsReader(secrets)],
      };
    }
    case 'btcpay': {
      const { url, storeId, apiKey, secrets } = settings;
      return {
        gateway: createBtcpayGateway({ url, storeId, apiKey, clock }),
        readers: [createBtcpayNotices({ secrets, storeId })],
      };
    }
  }
}
