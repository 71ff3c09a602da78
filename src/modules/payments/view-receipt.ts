import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Seller } from '#modules/settings/index.ts';
import { type Receipt, type ReceiptFacts, receiptOf } from './receipt.ts';

/** Reads what a receipt shows, outside a transaction. */
export interface ReceiptReader {
  /** Returns undefined when there is no such order. */
  find(orderId: string): Promise<ReceiptFacts | undefined>;
}

export interface ReceiptDeps {
  readonly receipts: ReceiptReader;
  /** What the shop told of its seller at an instant. */
  readonly sellerAt: (instant: Date) => Promise<Seller>;
}

/** Draws a receipt as a PDF file in a language. */
export type DrawReceipt = (receipt: Receipt, language: Language) => Promise<Uint8Array>;

/** Returns the receipt of an order for everybody who has the order's link. Throws `not_found`, also for an order that was never paid. */
export function createViewReceipt({ receipts, sellerAt }: ReceiptDeps) {
  return async (orderId: string): Promise<Receipt> => {
    const facts = await receipts.find(orderId);
    const receipt = facts && receiptOf(facts);
    if (!receipt) throw new ShopError('not_found');
    return { ...receipt, seller: await sellerAt(new Date(receipt.paidAt)) };
  };
}

/** Returns the same receipt as a PDF, with its number. Throws `not_found`. */
export function createPrintReceipt({ draw, ...deps }: ReceiptDeps & { draw: DrawReceipt }) {
  const view = createViewReceipt(deps);
  return async (orderId: string, language: Language): Promise<{ number: number; pdf: Uint8Array }> => {
    const receipt = await view(orderId);
    return { number: receipt.number, pdf: await draw(receipt, language) };
  };
}
