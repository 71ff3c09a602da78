import { startBtcpay } from './stand-ins/btcpay.ts';
import { startNowPayments } from './stand-ins/nowpayments.ts';
import type { Notice } from './stand-ins/stand-in-server.ts';

/** Where coins are paid, as a payer meets it. */
export interface Vendor {
  /** Settings of a shop whose gateway it is. */
  readonly settings: Record<string, string>;
  /** Notices go to the shop at this address from now on. */
  sendNoticesTo(shopUrl: string): void;
  /** The amounts of the next payments hold for so long. */
  quoteForSeconds(seconds: number): void;
  /** Bitcoins come to an address, with all confirmations. */
  arrive(address: string, amount: string): void;
  close(): void | Promise<void>;
}

export type VendorName = keyof typeof startVendor;

const apiKey = 'the-key-of-the-account';
const secret = 'the-secret-of-the-notices';

/** Stand-ins of the vendors; `send` delivers their notices, by default as they do themselves. */
export const startVendor = { nowpayments, btcpay };

async function nowpayments({ send = post } = {}): Promise<Vendor> {
  const { url, payments, rate, arrive, close } = await startNowPayments({ apiKey, secret, send });
  return {
    settings: {
      CRYPTO_GATEWAY: 'nowpayments',
      NOWPAYMENTS_URL: url,
      NOWPAYMENTS_API_KEY: apiKey,
      NOWPAYMENTS_IPN_SECRET: secret,
    },
    // The shop names the address with each payment.
    sendNoticesTo: () => undefined,
    quoteForSeconds: (seconds) => void Object.assign(rate, { seconds }),
    arrive: (address, amount) =>
      arrive(known([...payments.values()].find((each) => each.address === address)).id, Number(amount)),
    close,
  };
}

async function btcpay({ send = post } = {}): Promise<Vendor> {
  let noticesUrl = '';
  const { url, state, arrive, close } = await startBtcpay({
    clock: () => new Date(),
    apiKey,
    send: (notice) => send(noticesUrl, notice),
  });
  state.webhookSecret = secret;
  return {
    settings: {
      CRYPTO_GATEWAY: 'btcpay',
      BTCPAY_URL: url,
      BTCPAY_STORE_ID: state.storeId,
      BTCPAY_API_KEY: apiKey,
      BTCPAY_WEBHOOK_SECRET: secret,
    },
    sendNoticesTo: (shopUrl) => {
      noticesUrl = `${shopUrl}/api/webhooks/btcpay`;
    },
    quoteForSeconds: (seconds) => void Object.assign(state, { seconds }),
    arrive,
    close,
  };
}

/** A notice that does not arrive is the sweep's to make good. */
function post(url: string, { body, headers }: Pick<Notice, 'body' | 'headers'>): void {
  fetch(url, { method: 'POST', body, headers }).catch(() => undefined);
}

function known<Found>(found: Found | undefined): Found {
  if (!found) throw new Error('The vendor does not know the address');
  return found;
}
