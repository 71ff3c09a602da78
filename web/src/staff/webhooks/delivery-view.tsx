import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { MINUTE_MS } from '#kernel/durations.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import { isMissing } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refusals.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { DeliveryProgress } from './delivery-list.tsx';
import { DELIVERY, type DeliveryAttempt, type DeliveryStory, REFRESHES } from './webhook-queries.ts';

/** How often a delivery is read whose next attempt is about to be made. */
const READ_EVERY_MS = 2000;

/** The page of one delivery: what was sent, and the answer to each attempt, the newest first. */
export function DeliveryView() {
  const { t } = useI18n();
  const { id = '', delivery = '' } = useParams();
  const slug = usePanel().member.partner ?? '';
  const query = useQuery({
    ...answerQuery(useApi(), DELIVERY, { path: { slug, id, delivery } }),
    refetchInterval: ({ state: { data } }) => isNow(data?.nextAttemptAt) && READ_EVERY_MS,
  });
  // One that is gone meanwhile has nothing left to press.
  const story = isMissing(query.error) ? undefined : query.data;
  return (
    <>
      <WayBack place={`/webhooks/${id}`} text={t('staffWebhooks.webhook')} />
      {story ? (
        <>
          <PanelHeading title={t(`staffWebhooks.event.${story.type}`)} />
          <QueryError query={query} />
          <DeliveryCards key={story.id} slug={slug} id={id} story={story} />
        </>
      ) : (
        <RecordAwaited query={query} />
      )}
    </>
  );
}

/** Is it about the time? Clocks differ, an attempt under way names one a minute ahead, and to a paused webhook nothing is sent. */
const isNow = (time: string | null = null) => time !== null && Math.abs(Date.parse(time) - Date.now()) < 2 * MINUTE_MS;

function DeliveryCards({ slug, id, story }: { slug: string; id: string; story: DeliveryStory }) {
  const { t } = useI18n();
  const { isPending, error, send } = useChange({
    send: (api) => api.POST(`${DELIVERY}/redeliver`, { params: { path: { slug, id, delivery: story.id } } }),
    refreshes: REFRESHES,
  });
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

/** One attempt: when, whether it succeeded, how long it took, the headers that were sent, without the signature, and the answer. */
function Attempt({ attempt: { at, headers, milliseconds, status, failure, answer } }: { attempt: DeliveryAttempt }) {
  const { t } = useI18n();
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
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
      <Code text={headerLines.join('\n')} />
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

/** A body of JSON with line breaks and indents; any other text as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
