import { toFields } from '#kernel/bilingual-fields.ts';
import { inEachLanguage } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import type { Payments, Receipt, Surplus } from '#modules/payments/index.ts';
import { factsIn } from '#modules/settings/index.ts';
import { ok, pdfFile } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { adjustmentToWire } from './adjustments.ts';
import { adviceToWire } from './muhurtas.ts';
import { itemToWire } from './order-items.ts';

/** Operations about the receipts of paid orders. */
export function receiptHandlers(shop: Payments) {
  return {
    getReceipt: async ({ params }) => ok(receiptToWire(await shop.viewReceipt(params.id))),
    async getReceiptPdf({ params, query, language }) {
      const { number, pdf } = await shop.printReceipt(params.id, query.lang ?? language);
      return pdfFile(`receipt-${number}`, pdf);
    },
  } satisfies Partial<Handlers>;
}

function receiptToWire({ seller, surplus, ...receipt }: Receipt): Wire['Receipt'] {
  const details = inEachLanguage((language) => factsIn(seller.details[language]));
  return {
    ...receipt,
    currency: 'USD',
    // What was paid, not how far it has come: the order's own page tells that.
    items: receipt.items.map(({ begunAt: _, performedAt: __, advice, ...item }) => {
      return { ...itemToWire(item), advice: advice && adviceToWire(advice) };
    }),
    adjustments: receipt.adjustments?.map(adjustmentToWire),
    total: centsToDollars(receipt.total),
    surplus: surplus && surplusToWire(surplus),
    seller: { ...toFields({ details }), email: seller.email },
  };
}

function surplusToWire({ came, over, returned, onItsWay, waiting, kept }: Surplus): Wire['Surplus'] {
  return {
    came: centsToDollars(came),
    over: centsToDollars(over),
    returned: centsToDollars(returned),
    onItsWay: centsToDollars(onItsWay),
    waiting: centsToDollars(waiting),
    kept: centsToDollars(kept),
  };
}
