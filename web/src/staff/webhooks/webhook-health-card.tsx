import { useI18n } from '../../i18n/i18n.tsx';
import { Awaited, Card } from '../kit/page/page-parts.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { WebhookState } from './webhook-parts.tsx';
import type { WebhookHealth } from './webhook-queries.ts';

/** Whether the webhooks of a partner work, for whoever helps the partner. Only the partner's people can change them. */
export function WebhookHealthCard({ slug }: { slug: string }) {
  const { t } = useI18n();
  const query = useAnswer('/api/admin/partners/{slug}/webhooks', { path: { slug } });
  return (
    <Card title={t('staff.webhooks')} className="mt-5">
      <p className="mb-3">{t('staffWebhooks.healthText')}</p>
      <Awaited query={query} rows={1}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{t('staffWebhooks.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((webhook) => (
                <Health key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Awaited>
    </Card>
  );
}

/** The API counts no further, so this number means as many or more. */
const MOST_COUNTED = 1000;
const countText = (count: number) => (count < MOST_COUNTED ? String(count) : `${MOST_COUNTED}+`);

function Health({ webhook }: { webhook: WebhookHealth }) {
  const { t } = useI18n();
  const { host, description, waiting, dead, lastFailure } = webhook;
  return (
    <li className="flex flex-wrap justify-between gap-3 py-3">
      <div className="flex min-w-0 flex-col gap-1">
        {description && <strong className="wrap-anywhere">{description}</strong>}
        <code className="wrap-anywhere text-xs">{host}</code>
        <span className="text-muted text-xs">
          {t('staffWebhooks.left', { waiting: countText(waiting), dead: countText(dead) })}
        </span>
        {lastFailure && (
          <span className="text-xs">
            {t('staffWebhooks.lastFailure')} <Time at={lastFailure.at} />: {t(`staffWebhooks.failed.${lastFailure.failure}`)}{' '}
            {lastFailure.status !== null && <code>{lastFailure.status}</code>}
          </span>
        )}
      </div>
      <div className="sm:w-60">
        <WebhookState webhook={webhook} />
      </div>
    </li>
  );
}
