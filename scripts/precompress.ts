import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes the browser's files compressed beside the plain ones, as small as they get: done once here, never while a visitor waits. */
const client = join(import.meta.dirname, '../dist/client');
/** Below this a compressed answer saves nothing. */
const LEAST_BYTES = 512;

for (const file of globSync('**/*.{js,css,svg,json,txt}', { cwd: client })) {
  const path = join(client, file);
  const plain = readFileSync(path);
  if (plain.length < LEAST_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }));
}
