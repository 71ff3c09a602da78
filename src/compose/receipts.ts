import { fileURLToPath } from 'node:url';
import { createPrintReceipt, createViewReceipt } from '#modules/payments/index.ts';
import { createReceiptReader } from '../adapters/postgres/payments/receipts.ts';
import { createSellerReader } from '../adapters/postgres/staff/seller.ts';
import { createDrawReceipt } from '../adapters/receipt-pdf/draw-receipt.ts';
import { receiptHandlers } from '../http/handlers/receipts.ts';
import type { Ground } from './ground.ts';
import { linksOf } from './money.ts';

/** The fonts of receipts, which the build copies. */
const fontFile = (weight: number) => fileURLToPath(new URL(`../../dist/receipt-fonts/golos-text-${weight}.ttf`, import.meta.url));

/** The receipts of paid orders, as data and as PDF. */
export function composeReceipts({ config, database }: Ground) {
  const deps = { receipts: createReceiptReader(database.queries), sellerAt: createSellerReader(database.queries).at };
  const draw = createDrawReceipt(
    { ...linksOf(config), isTest: config.isSandbox },
    { text: fontFile(400), strong: fontFile(600) },
  );
  return receiptHandlers({ viewReceipt: createViewReceipt(deps), printReceipt: createPrintReceipt({ ...deps, draw }) });
}
