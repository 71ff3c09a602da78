// `make build`: the pages for browsers in dist/client, what renders them in dist/server, and the fonts of pictures and receipts.
import { build } from 'vite';
import { copyReceiptFonts, unpackShareFonts } from './drawn-fonts.ts';

const root = 'web';
const logLevel = 'warn';

await Promise.all([
  build({ root, logLevel, build: { outDir: '../dist/client' } }),
  build({ root, logLevel, build: { outDir: '../dist/server', ssr: 'src/start/entry-server.tsx' } }),
]);
unpackShareFonts();
copyReceiptFonts();
