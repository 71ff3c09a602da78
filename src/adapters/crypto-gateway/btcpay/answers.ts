import { Ajv2020 } from 'ajv/dist/2020.js';
import type { XStatic } from 'typebox/schema';
import { ShopError } from '#kernel/errors.ts';

/** Unix seconds, as text: the HTTP client reads every number as its text. */
const SECONDS = { type: 'string', pattern: '^\\d{1,12}$' } as const;

const INVOICE_PAYMENT = {
  type: 'object',
  required: ['value', 'status', 'receivedDate'],
  properties: {
    /** On a blockchain the hash of the transaction, a hyphen and the number of its output. */
    id: { type: 'string' },
    value: { type: 'string' },
    status: { type: 'string' },
    receivedDate: SECONDS,
  },
} as const;

/** What the shop reads of a payment method of an invoice. Amounts are decimal text in the unit of the coin. */
const INVOICE_METHOD = {
  type: 'object',
  required: ['paymentMethodId', 'amount', 'payments'],
  properties: {
    paymentMethodId: { type: 'string' },
    /** Null while the method is not active. */
    destination: { type: ['string', 'null'] },
    amount: { type: 'string' },
    payments: { type: 'array', items: INVOICE_PAYMENT },
  },
} as const;

const INVOICE = {
  type: 'object',
  required: ['id', 'storeId', 'amount', 'currency', 'createdTime', 'expirationTime', 'status', 'additionalStatus', 'metadata'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 100 },
    storeId: { type: 'string' },
    /** Decimal text in `currency`. */
    amount: { type: 'string' },
    currency: { type: 'string' },
    createdTime: SECONDS,
    expirationTime: SECONDS,
    status: { type: 'string' },
    additionalStatus: { type: 'string' },
    metadata: { type: 'object', properties: { orderId: { type: 'string' } } },
    /** Missing from servers that do not know `includePaymentMethods`. */
    paymentMethods: { type: 'array', items: INVOICE_METHOD },
  },
} as const;

const STORE_METHOD = {
  type: 'object',
  required: ['paymentMethodId', 'enabled'],
  properties: { paymentMethodId: { type: 'string' }, enabled: { type: 'boolean' } },
} as const;

export type Invoice = XStatic<typeof INVOICE>;
export type InvoiceMethod = XStatic<typeof INVOICE_METHOD>;
export type InvoicePayment = XStatic<typeof INVOICE_PAYMENT>;
type StoreMethod = XStatic<typeof STORE_METHOD>;

/** Readers of what BTCPay's Greenfield API answers. Each throws `gateway_unavailable` for an answer of another shape. */
export function createAnswerReaders() {
  const ajv = new Ajv2020({ strict: false, meta: false, validateSchema: false });
  function reader<Shape>(schema: object): (answer: unknown) => Shape {
    const hasShape = ajv.compile<Shape>(schema);
    return (answer) => {
      if (hasShape(answer)) return answer;
      const [error] = hasShape.errors ?? [];
      throw unusable(`${error?.instancePath} ${error?.message}`);
    };
  }
  return {
    invoice: reader<Invoice>(INVOICE),
    invoices: reader<Invoice[]>({ type: 'array', items: INVOICE }),
    invoiceMethods: reader<InvoiceMethod[]>({ type: 'array', items: INVOICE_METHOD }),
    storeMethods: reader<StoreMethod[]>({ type: 'array', items: STORE_METHOD }),
  };
}

/** An answer of BTCPay that the shop cannot rely on; `reason` is for the log. */
export function unusable(reason: string): ShopError {
  return new ShopError('gateway_unavailable', { cause: new Error(`BTCPay answered what it must not: ${reason}`) });
}
