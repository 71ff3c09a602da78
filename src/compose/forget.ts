import { createForgetUnneeded } from '#modules/accounts/index.ts';
import { UNUSED_SECONDS } from '#modules/media/index.ts';
import { forgetUnusedPictures } from '../adapters/postgres/content/pictures.ts';
import { forgetOldBrowsers, forgetOldCodes } from '../adapters/postgres/customers/auth.ts';
import { forgetOldSessions } from '../adapters/postgres/customers/sessions.ts';
import { forgetUnusedEvidence } from '../adapters/postgres/money/evidence.ts';
import { forgetOldKeys, forgetSecretAnswers } from '../adapters/postgres/operations/idempotency.ts';
import { forgetSecrets } from '../adapters/postgres/operations/messages.ts';
import { forgetOldLimits } from '../adapters/postgres/operations/rate-limits.ts';
import { forgetOldNotices } from '../adapters/postgres/payments/notices.ts';
import { forgetOldChallenges } from '../adapters/postgres/staff/factors.ts';
import { forgetOldEvents } from '../adapters/postgres/staff/staff-news.ts';
import { forgetOldPartnerEvents } from '../adapters/postgres/webhooks/partner-events.ts';
import { forgetOldDeliveries } from '../adapters/postgres/webhooks/webhooks.ts';
import { KNOWN_BROWSER_SECONDS } from '../http/requests/cookies.ts';
import type { Ground } from './ground.ts';

/** Deletes all data whose retention time is over. */
export function composeForget({ config, clock, database: { transact, queries } }: Ground): () => Promise<void> {
  const forgetUnneeded = createForgetUnneeded({ transact, clock }, config);
  return async () => {
    await forgetOldCodes(queries(), clock());
    await forgetOldChallenges(queries(), clock());
    await forgetOldBrowsers(queries(), clock(), KNOWN_BROWSER_SECONDS);
    await forgetOldSessions(queries(), clock(), config.sessionSeconds);
    await forgetSecrets(queries(), clock());
    await forgetOldNotices(queries(), clock(), config.noticeRetentionSeconds);
    await forgetUnusedPictures(queries(), clock(), UNUSED_SECONDS);
    await forgetUnusedEvidence(queries(), clock(), UNUSED_SECONDS);
    await forgetUnneeded();
    await forgetOldKeys(queries());
    await forgetSecretAnswers(queries());
    await forgetOldLimits(queries());
    await forgetOldEvents(queries(), clock());
    await forgetOldDeliveries(queries(), clock());
    await forgetOldPartnerEvents(queries(), clock());
  };
}
