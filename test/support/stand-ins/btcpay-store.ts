import { randomBytes } from 'node:crypto';
import { type Coin, formatUnits } from '#modules/payments/coin.ts';
import {
  addPayment,
  addressOf,
  amountOf,
  coinOf,
  confirm,
  mark,
  replaceLast,
  type StandInInvoice,
  watch,
} from './btcpay-invoices.ts';
import { sign } from './btcpay-notices.ts';
import type { Notice } from './stand-in-server.ts';

/** What a test may change while the stand-in runs. */
interface StoreSettings {
  storeId: string;
  webhookSecret: string;
  /** The payment methods of the store that are enabled. */
  methods: string[];
  /** For how long the amounts of the next invoices hold; undefined: for as long as the shop asks. */
  seconds: number | undefined;
}

/** An invoice as the shop asks for it. Anything may have been sent: it is refused without an amount, times and an enabled method. */
interface WantedInvoice {
  readonly amount: string;
  readonly currency: string;
  readonly metadata?: StandInInvoice['metadata'];
  readonly checkout?: {
    readonly paymentMethods?: readonly string[];
    readonly expirationMinutes?: number;
    readonly monitoringMinutes?: number;
  };
}

/** An amount in dollars, with cents or without. */
const DOLLARS = /^\d+(\.\d{1,2})?$/;
const MINUTE_MS = 60_000;

interface StoreOptions {
  readonly settings: StoreSettings;
  /** In milliseconds. */
  readonly now: () => number;
  readonly send: ((notice: Notice) => void) | undefined;
}

/** The invoices of the stand-in's store, what happens to them, and a notice about each change. */
export function createStandInStore({ settings, now, send }: StoreOptions) {
  const invoices = new Map<string, StandInInvoice>();
  const notices: Notice[] = [];

  /** The invoices of these orders, the newest first. */
  function list(orderIds: readonly string[]): StandInInvoice[] {
    const found = [...invoices.values()].filter(({ metadata }) => orderIds.includes(`${metadata.orderId}`));
    return found.reverse().map(current);
  }

  function find(id: string): StandInInvoice | undefined {
    const invoice = invoices.get(id);
    return invoice && current(invoice);
  }

  /** A new invoice; undefined where BTCPay refuses what is asked of it. */
  function create({ amount, currency, metadata = {}, checkout = {} }: WantedInvoice): StandInInvoice | undefined {
    const { paymentMethods: [method = ''] = [], expirationMinutes = Number.NaN, monitoringMinutes = Number.NaN } = checkout;
    const hasTimes = Number.isInteger(expirationMinutes) && Number.isInteger(monitoringMinutes);
    if (!DOLLARS.test(amount) || !hasTimes || !settings.methods.includes(method)) return undefined;
    const created = now();
    const expiration = created + (settings.seconds ?? expirationMinutes * 60) * 1000;
    const invoice: StandInInvoice = {
      id: randomBytes(16).toString('base64url'),
      storeId: settings.storeId,
      cents: Math.round(Number(amount) * 100),
      currency,
      metadata,
      method,
      created,
      expiration,
      monitoring: expiration + monitoringMinutes * MINUTE_MS,
      status: 'New',
      additionalStatus: 'None',
      payments: [],
    };
    invoices.set(invoice.id, invoice);
    notify(invoice, ['InvoiceCreated']);
    return invoice;
  }

  /** The invoice after the time that has passed. */
  function current(invoice: StandInInvoice): StandInInvoice {
    notify(invoice, watch(invoice, now()));
    return invoice;
  }

  function requireInvoice(id: string): StandInInvoice {
    const invoice = find(id);
    if (!invoice) throw new Error(`No invoice ${id}`);
    return invoice;
  }

  function notify(invoice: StandInInvoice, types: readonly string[]): void {
    for (const type of types) {
      const deliveryId = randomBytes(16).toString('base64url');
      const { id: invoiceId, metadata, storeId } = invoice;
      const delivery = {
        deliveryId,
        webhookId: 'webhook',
        originalDeliveryId: deliveryId,
        isRedelivery: false,
        type,
        timestamp: Math.floor(now() / 1000),
        storeId,
        invoiceId,
        metadata,
      };
      const notice = sign(delivery, settings.webhookSecret);
      notices.push(notice);
      send?.(notice);
    }
  }

  /** Coins arrive at an address, confirmed: `amount` of its coin, by default all that is asked. Undefined for an unknown address. */
  function arrive(address: string | null, amount?: string | null): StandInInvoice | undefined {
    const found = [...invoices.values()].find((each) => addressOf(each) === address);
    if (!found) return undefined;
    const invoice = current(found);
    const coin = coinOf(invoice.method);
    notify(invoice, addPayment(invoice, now(), coin, amount ?? formatUnits(amountOf(invoice), coin), true));
    return invoice;
  }

  /** The invoices as a person pays them, the newest first. */
  function shown() {
    return [...invoices.values()]
      .reverse()
      .map(current)
      .map((invoice) => {
        const coin = coinOf(invoice.method);
        return { ...invoice, coin, address: addressOf(invoice), asked: formatUnits(amountOf(invoice), coin) };
      });
  }

  return {
    /** By their ids, as the last step or question has left them. */
    invoices,
    notices,
    list,
    find,
    create,
    arrive,
    shown,
    /** Coins come to the address of an invoice. */
    pay(id: string, coin: Coin, amount: string, isFinal: boolean): void {
      const invoice = requireInvoice(id);
      notify(invoice, addPayment(invoice, now(), coin, amount, isFinal));
    },
    /** The network confirms what has come to an invoice. */
    confirm(id: string): void {
      const invoice = requireInvoice(id);
      notify(invoice, confirm(invoice, now()));
    },
    /** The last transfer to an invoice is replaced by one that pays somebody else. */
    replaceLast(id: string): void {
      const invoice = requireInvoice(id);
      notify(invoice, replaceLast(invoice, now()));
    },
    /** The shop's staff mark an invoice in BTCPay's own panel. */
    mark(id: string, status: 'Settled' | 'Invalid'): void {
      const invoice = requireInvoice(id);
      if (!mark(invoice, status)) throw new Error(`${invoice.status} cannot be marked ${status}`);
      notify(invoice, [`Invoice${status}`]);
    },
  };
}
