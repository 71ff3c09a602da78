import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FONTS = { 400: '400Regular/GolosText_400Regular.ttf', 600: '600SemiBold/GolosText_600SemiBold.ttf' };
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/receipt-fonts');

/** Copies the fonts of receipts, with all letters of both scripts in each file, for the library that writes PDF. */
export function copyReceiptFonts(): void {
  mkdirSync(folder, { recursive: true });
  for (const [weight, file] of Object.entries(FONTS))
    copyFileSync(join(root, 'node_modules/@expo-google-fonts/golos-text', file), join(folder, `golos-text-${weight}.ttf`));
}
