import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FONTS = {
  'golos-text-400': 'golos-text/400Regular/GolosText_400Regular.ttf',
  'golos-text-600': 'golos-text/600SemiBold/GolosText_600SemiBold.ttf',
  'noto-sans-400': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans-600': 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
};
const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/receipt-fonts');

/** Copies the fonts of receipts, with all letters of their scripts in each file, for the library that writes PDF. */
export function copyReceiptFonts(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(FONTS))
    copyFileSync(join(root, 'node_modules/@expo-google-fonts', file), join(folder, `${name}.ttf`));
}
