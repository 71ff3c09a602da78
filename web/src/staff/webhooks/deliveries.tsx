import { useParams } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import { Refused, useChange } from '../kit/forms/use-change.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { WayBack } from '../kit/lists/way-back.tsx';
import { Awaited, Card, Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer, useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { DELIVERY_WORDS } from './webhook-parts.tsx';
import {
  DELIVERY,
  type Delivery,
  type DeliveryState,
  type DeliveryStory,
  type Try,
  useWebhookCalls,
  WEBHOOK,
} from './webhook-queries.ts';

const STATES = Object.keys(DELIVERY_WORDS) as DeliveryState[];

/** What was sent to a webhook, the newest first. */
export function DeliveryList({ slug, id, onRedeliver }: { slug: string; id: string; onRedeliver: () => void }) {
  const { t } = useI18n();
  const address = useListAddress(['state']);
  const state = STATES.find((each) => each === address.values.state);
  const states = STATES.map((value) => ({ value, text: t(DELIVERY_WORDS[value][0]) }));
  const query = useRows(`${WEBHOOK}/deliveries`, { path: { slug, id }, query: { state, cursor: address.cursor } });
  return (
    <section aria-label={t('staffWebhooks.deliveries')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">{t('staffWebhooks.deliveries')}</h2>
        <Button onClick={onRedeliver}>{t('staffWebhooks.redeliverFailed')}…</Button>
      </div>
      <FilterBar address={address} filters={[{ name: 'state', label: t('staff.state'), options: states }]} />
      <List
        label={t('staffWebhooks.deliveries')}
        query={query}
        keyOf={(delivery) => delivery.id}
        columns={[
          { title: t('staffWebhooks.event'), cell: (delivery) => <EventName delivery={delivery} /> },
          { title: t('staff.when'), cell: ({ createdAt }) => <Time at={createdAt} className="text-muted text-xs" /> },
          { title: t('staff.state'), cell: (delivery) => <DeliveryProgress delivery={delivery} /> },
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

/** How far a delivery is: its state, how often it was tried, and when it is tried next. */
export function DeliveryProgress({ delivery: { state, attempts, nextAttemptAt } }: { delivery: Delivery }) {
  const { t } = useI18n();
  const [word, tone] = DELIVERY_WORDS[state];
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

/** One delivery: what was sent, and what each attempt met, the newest first. */
export function DeliveryView() {
  const { t } = useI18n();
  const { id = '', delivery = '' } = useParams();
  const slug = usePanel().member.partner ?? '';
  const query = useAnswer(DELIVERY, { path: { slug, id, delivery } });
  return (
    <>
      <WayBack place={`/webhooks/${id}`} text={t('staffWebhooks.webhook')} />
      <PanelHeading title={query.data ? t(`staffWebhooks.event.${query.data.type}`) : t('staffWebhooks.deliveries')} />
      <Awaited query={query} rows={3}>
        {(story) => <DeliveryText slug={slug} id={id} story={story} />}
      </Awaited>
    </>
  );
}

function DeliveryText({ slug, id, story }: { slug: string; id: string; story: DeliveryStory }) {
  const { t } = useI18n();
  const { redeliver, shown } = useWebhookCalls(slug, id);
  const { isPending, error, send } = useChange({ send: () => redeliver(story.id), shown });
  return (
    <>
      <Card className="mb-5">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <DeliveryProgress delivery={story} />
          <Button isBusy={isPending} onClick={() => send()}>
            {t('staffWebhooks.sendAgain')}
          </Button>
        </div>
        <Refused error={error} className="mt-3" />
        <h2 className="mt-4 text-2xl">{t('staffWebhooks.body')}</h2>
        <Code text={indented(story.body)} />
      </Card>
      {story.tries.length === 0 && <p className="text-muted text-sm">{t('staffWebhooks.noTries')}</p>}
      {story.tries.toReversed().map((attempt) => (
        <Attempt key={attempt.at} attempt={attempt} />
      ))}
    </>
  );
}

function Attempt({ attempt: { at, headers, milliseconds, status, failure, answer } }: { attempt: Try }) {
  const { t } = useI18n();
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <Card className="mb-5">
      <h2 className="text-2xl">
        <Time at={at} />
      </h2>
      <p className={failure ? 'text-danger' : 'text-ok'}>
        {t(failure ? `staffWebhooks.failed.${failure}` : 'staffWebhooks.succeeded')} {status !== null && <code>{status}</code>}{' '}
        <span className="text-muted">{t('staffWebhooks.milliseconds', { milliseconds })}</span>
      </p>
      <h3 className="mt-3 font-sans font-semibold">{t('staffWebhooks.headers')}</h3>
      <Code text={lines.join('\n')} />
      {answer && (
        <>
          <h3 className="mt-3 font-sans font-semibold">{t('staff.answer')}</h3>
          <Code text={answer} />
        </>
      )}
    </Card>
  );
}

function Code({ text }: { text: string }) {
  return <pre className="wrap-anywhere mt-1 whitespace-pre-wrap rounded-field bg-sunk p-3 text-xs">{text}</pre>;
}

/** JSON as people read it; anything else as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
