import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Reads one file of texts in a process of its own, because a hostile file keeps its reader busy for seconds and takes much memory.
// content-files.ts starts it. As in main.ts, everything else is imported once the cache of compiled code is on.
enableCompileCache(fileURLToPath(new URL('../../dist/.compile-cache', import.meta.url)));
const [{ readSentFile }, { textRules }] = await Promise.all([
  import('../adapters/content-files/read-sent-file.ts'),
  import('../http/requests/text-rules.ts'),
]);
flushCompileCache();
process.once('message', ({ bytes }: { readonly bytes: Uint8Array }) => process.send?.(readSentFile(bytes, textRules())));
