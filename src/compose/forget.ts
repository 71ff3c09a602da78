import { createForgetUnneeded } from '#modules/accounts/index.ts';
import { UNUSED_SECONDS } from '#modules/media/index.ts';
import { forgetOld } from '../adapters/postgres/operations/forget-old.ts';
import { KNOWN_BROWSER_SECONDS } from '../http/requests/cookies.ts';
import type { Ground } from './ground.ts';

/** Deletes data whose retention time is over. Returns true when there may be more. */
export function composeForget({ config, clock, database: { transact, queries } }: Ground): () => Promise<boolean> {
  const forgetUnneeded = createForgetUnneeded({ transact, clock }, config);
  const { sessionSeconds: sessions, noticeRetentionSeconds: notices } = config;
  const kept = { sessions, notices, browsers: KNOWN_BROWSER_SECONDS, unusedUploads: UNUSED_SECONDS };
  return async () => {
    await forgetUnneeded();
    return forgetOld(queries, clock(), kept);
  };
}
