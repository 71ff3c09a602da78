import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A process of its own: a hostile file keeps its reader busy for seconds and takes much memory. See content-files.ts. As in main.ts,
// everything else is imported once the cache is on.
enableCompileCache(fileURLToPath(new URL('../../dist/.compile-cache', import.meta.url)));
const [{ readSentFile }, { textRules }] = await Promise.all([
  import('../adapters/content-files/read-sent-file.ts'),
  import('../http/requests/text-rules.ts'),
]);
flushCompileCache();
process.once('message', ({ bytes }: { readonly bytes: Uint8Array }) => process.send?.(readSentFile(bytes, textRules())));
