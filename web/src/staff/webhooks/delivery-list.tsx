import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { Empty } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { DELIVERY_STATES } from './webhook-parts.tsx';
import { type Delivery, type DeliveryState, WEBHOOK } from './webhook-queries.ts';

const STATES = Object.keys(DELIVERY_STATES) as DeliveryState[];

/** What was or will be sent to a webhook, the newest first. */
export function DeliveryList({ slug, id, onRedeliver }: { slug: string; id: string; onRedeliver: () => void }) {
  const { t } = useI18n();
  const address = useListAddress(['state']);
  const state = STATES.find((known) => known === address.values.state);
  const states = STATES.map((value) => ({ value, text: t(DELIVERY_STATES[value][0]) }));
  const query = useRows(`${WEBHOOK}/deliveries`, { path: { slug, id }, query: { state, cursor: address.cursor } });
  return (
    <section aria-label={t('staffWebhooks.deliveries')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">{t('staffWebhooks.deliveries')}</h2>
        <Button onClick={onRedeliver}>{t('staffWebhooks.redeliverFailed')}…</Button>
      </div>
      <FilterBar address={address} filters={[{ name: 'state', label: t('common.state'), options: states }]} />
      <List
        label={t('staffWebhooks.deliveries')}
        query={query}
        keyOf={(delivery) => delivery.id}
        columns={[
          { title: t('staffWebhooks.event'), cell: (delivery) => <EventName delivery={delivery} /> },
          { title: t('staff.when'), cell: ({ createdAt }) => <Time at={createdAt} className="text-muted text-xs" /> },
          { title: t('common.state'), cell: (delivery) => <DeliveryProgress delivery={delivery} /> },
        ]}
        place={(delivery) => `/webhooks/${id}/${delivery.id}`}
        empty={<Empty title={t('staffWebhooks.noDeliveries')} text={state ? undefined : t('staffWebhooks.noDeliveriesText')} />}
        address={address}
      />
    </section>
  );
}

function EventName({ delivery: { type, eventId } }: { delivery: Delivery }) {
  const { t } = useI18n();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span>{t(`staffWebhooks.event.${type}`)}</span>
      <code className="wrap-anywhere text-muted text-xs">{eventId}</code>
    </div>
  );
}

/** How far a delivery is: its state, how often it was tried since it was last sent on its way, and when it is tried next. */
export function DeliveryProgress({ delivery: { state, attempts, nextAttemptAt } }: { delivery: Delivery }) {
  const { t } = useI18n();
  const [word, tone] = DELIVERY_STATES[state];
  return (
    <div className="flex flex-col items-start gap-1 text-xs">
      <Badge tone={tone}>{t(word)}</Badge>
      {attempts > 0 && <span className="text-muted">{t('staffWebhooks.attempts', { count: attempts })}</span>}
      {nextAttemptAt && (
        <span className="text-muted">
          {t('staffWebhooks.nextAttempt')} <Time at={nextAttemptAt} />
        </span>
      )}
    </div>
  );
}
