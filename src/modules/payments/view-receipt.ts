import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { type AdviseDays, chosenDay, withAdvice } from '#modules/muhurtas/index.ts';
import type { OrderItem } from '#modules/orders/index.ts';
import type { Seller } from '#modules/settings/index.ts';
import { type Receipt, type ReceiptFacts, type ReceiptItem, receiptOf } from './receipt.ts';

/** Reads what a receipt shows, outside a transaction. */
export interface ReceiptReader {
  /** Returns undefined when there is no such order. */
  find(orderId: string): Promise<ReceiptFacts | undefined>;
}

interface ReceiptDeps {
  readonly receipts: ReceiptReader;
  /** What the shop told of its seller at an instant. */
  readonly sellerAt: (instant: Date) => Promise<Seller>;
  readonly adviseDays: AdviseDays;
}

/** Draws a receipt as a PDF file in a language. */
export type DrawReceipt = (receipt: Receipt, language: Language) => Promise<Uint8Array>;

/**
 * Returns the receipt of an order, with what the almanac said of its days, for everybody who has the order's link. Throws `not_found`, also
 * for an order that was never paid.
 */
export function createViewReceipt({ receipts, sellerAt, adviseDays }: ReceiptDeps) {
  return async (orderId: string): Promise<Receipt> => {
    const facts = await receipts.find(orderId);
    const receipt = facts && receiptOf(facts);
    if (!receipt) throw new ShopError('not_found');
    const [seller, items] = await Promise.all([
      sellerAt(new Date(receipt.paidAt)),
      advised(receipt.items, facts.order.createdAt, adviseDays),
    ]);
    return { ...receipt, items, seller };
  };
}

async function advised(items: readonly OrderItem[], placedAt: Date, adviseDays: AdviseDays): Promise<readonly ReceiptItem[]> {
  const adviceOn = await adviseDays(items.flatMap((item) => chosenDay(item, placedAt) ?? []));
  return items.map((item) => withAdvice(item, placedAt, adviceOn));
}

/** Returns the same receipt as a PDF, with its number. Throws `not_found`. */
export function createPrintReceipt({ draw, ...deps }: ReceiptDeps & { draw: DrawReceipt }) {
  const view = createViewReceipt(deps);
  return async (orderId: string, language: Language): Promise<{ number: number; pdf: Uint8Array }> => {
    const receipt = await view(orderId);
    return { number: receipt.number, pdf: await draw(receipt, language) };
  };
}
