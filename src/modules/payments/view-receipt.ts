import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { type Receipt, type ReceiptFacts, receiptOf } from './receipt.ts';

/** Reads what a receipt shows, outside a transaction. */
export interface ReceiptReader {
  /** Returns undefined when there is no such order. */
  find(orderId: string): Promise<ReceiptFacts | undefined>;
}

/** Draws a receipt as a PDF file in a language. */
export type DrawReceipt = (receipt: Receipt, language: Language) => Promise<Uint8Array>;

/** Returns the receipt of an order for everybody who has the order's link. Throws `not_found`, also for an order that was never paid. */
export function createViewReceipt(receipts: ReceiptReader) {
  return async (orderId: string): Promise<Receipt> => {
    const facts = await receipts.find(orderId);
    const receipt = facts && receiptOf(facts);
    if (!receipt) throw new ShopError('not_found');
    return receipt;
  };
}

/** Returns the same receipt as a PDF, with its number. Throws `not_found`. */
export function createPrintReceipt({ receipts, draw }: { receipts: ReceiptReader; draw: DrawReceipt }) {
  const view = createViewReceipt(receipts);
  return async (orderId: string, language: Language): Promise<{ number: number; pdf: Uint8Array }> => {
    const receipt = await view(orderId);
    return { number: receipt.number, pdf: await draw(receipt, language) };
  };
}
