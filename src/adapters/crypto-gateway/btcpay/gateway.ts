import type { Clock } from '#kernel/clock.ts';
import { cents } from '#kernel/money.ts';
import {
  COINS,
  type Coin,
  type CryptoGateway,
  formatUnits,
  type GatewayReport,
  mismatchOf,
  type OpenedPayment,
  type PaymentToOpen,
} from '#modules/payments/index.ts';
import { createGatewayHttp, type GatewayCall } from '../../gateway-http/gateway-http.ts';
import { keepFor } from '../../gateway-http/keep-for.ts';
import { createAnswerReaders, type Invoice, type InvoiceMethod, unusable } from './answers.ts';
import { invoiceFor, isFor } from './invoice.ts';
import { exactUnits, METHODS, reportOf } from './report.ts';

interface BtcpayOptions {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  readonly storeId: string;
  readonly apiKey: string;
  readonly clock: Clock;
  readonly timeoutMilliseconds?: number;
}

export const BTCPAY = 'btcpay';

/** For so long the shop remembers which payment methods the store has. */
const METHODS_KEPT_SECONDS = 60;
/** BTCPay has no minimum. */
const LEAST = cents(1);

/** Crypto payments through the Greenfield API of BTCPay Server 2: for each payment an invoice with one payment method. */
export function createBtcpayGateway({ url, storeId, apiKey, clock, ...limits }: BtcpayOptions): CryptoGateway {
  const http = createGatewayHttp({ baseUrl: url, headers: { authorization: `token ${apiKey}` }, clock, ...limits });
  const read = createAnswerReaders();
  // Servers before 2.4 have only the routes of an invoice that begin with its store.
  const store = `/api/v1/stores/${encodeURIComponent(storeId)}`;
  const invoicePath = (id: string) => `${store}/invoices/${encodeURIComponent(id)}`;

  async function ask(call: GatewayCall): Promise<unknown> {
    const { status, body } = await http(call);
    if (status >= 400) throw unusable(`status ${status}`);
    return body;
  }

  /** The invoice of a payment. BTCPay takes no idempotency key, so this finds an invoice whose answer was lost. Of several the oldest counts. */
  async function findInvoice(paymentId: string): Promise<Invoice | undefined> {
    const query = new URLSearchParams({ orderId: paymentId, includePaymentMethods: 'true' });
    const invoices = read.invoices(await ask({ path: `${store}/invoices?${query}` }));
    return invoices.filter(({ metadata }) => metadata.orderId === paymentId).sort(byAge)[0];
  }

  const enabledMethods = keepFor(METHODS_KEPT_SECONDS, clock, async () => {
    const methods = read.storeMethods(await ask({ path: `${store}/payment-methods?onlyEnabled=true` }));
    return methods.filter(({ enabled }) => enabled).map(({ paymentMethodId }) => paymentMethodId);
  });

  async function create(request: PaymentToOpen): Promise<Invoice> {
    const enabled = await enabledMethods();
    const method = METHODS[request.coin].find((name) => enabled.includes(name));
    if (!method) throw unusable(`no payment method for ${request.coin}`);
    return read.invoice(await ask({ method: 'POST', path: `${store}/invoices`, body: invoiceFor(request, method, clock()) }));
  }

  /** Older servers leave the payment methods out of an invoice, and tell them by another route. */
  async function methodsOf({ id, paymentMethods }: Invoice): Promise<readonly InvoiceMethod[]> {
    return paymentMethods ?? read.invoiceMethods(await ask({ path: `${invoicePath(id)}/payment-methods` }));
  }

  return {
    name: BTCPAY,

    async open(request) {
      const invoice = (await findInvoice(request.paymentId)) ?? (await create(request));
      if (invoice.storeId !== storeId || !isFor(invoice, request)) throw unusable('another invoice than the wanted one');
      const { address, expected } = quoteIn(await methodsOf(invoice), request.coin);
      return {
        gatewayPaymentId: invoice.id,
        address,
        expected,
        expiresAt: new Date(Number(invoice.expirationTime) * 1000),
        qrCodeData: null,
      };
    },

    async read(payment) {
      const { gatewayPaymentId: id, id: paymentId, coin, amountCents } = payment;
      const invoice = read.invoice(await ask({ path: `${invoicePath(id)}?includePaymentMethods=true` }));
      if (invoice.id !== id || invoice.storeId !== storeId) throw unusable('another invoice than the wanted one');
      const report = reportOf(invoice, await methodsOf(invoice), coin);
      // It may have been changed at BTCPay, to another payment or amount than the shop has made it for.
      return isFor(invoice, { paymentId, amountCents }) ? report : mismatchOf(payment, unfitIn(report, payment));
    },

    async coins() {
      const enabled = await enabledMethods();
      const offered = COINS.filter((coin) => METHODS[coin].some((method) => enabled.includes(method)));
      return offered.map((coin) => ({ coin, leastCents: LEAST }));
    },
  };
}

/** What came by an invoice that does not fit; nothing of the coin when it is what was counted before. */
function unfitIn({ received, others }: GatewayReport, payment: OpenedPayment): Pick<GatewayReport, 'others' | 'unfit'> {
  const { coin } = payment;
  const isNew = received > 0n && received !== payment.received;
  return { ...(others ? { others } : {}), ...(isNew ? { unfit: { currency: coin, amount: formatUnits(received, coin) } } : {}) };
}

/** The address to which an invoice wants the coin, and how many of its smallest units. */
function quoteIn(methods: readonly InvoiceMethod[], coin: Coin) {
  const method = methods.find(({ paymentMethodId }) => METHODS[coin].includes(paymentMethodId));
  if (!method?.destination) throw unusable('an invoice without an address');
  const expected = exactUnits(method.amount, coin);
  if (expected === 0n) throw unusable('an invoice that asks for nothing');
  return { address: method.destination, expected };
}

function byAge(a: Invoice, b: Invoice): number {
  return Number(a.createdTime) - Number(b.createdTime) || (a.id < b.id ? -1 : 1);
}
