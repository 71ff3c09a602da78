import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../../ui/late/badge.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import type { DeliveryState, EventType, Webhook } from './webhook-queries.ts';

export const EVENT_TYPES: readonly EventType[] = Object.values(WEBHOOK_EVENTS);

/** The word and the colour of each state. */
type StateBadges<State extends string> = Readonly<Record<State, readonly [word: MessageKey, tone: BadgeTone]>>;

/** `failing`: enabled, and nothing has succeeded for a while. */
const WEBHOOK_STATES: StateBadges<Webhook['state'] | 'failing'> = {
  enabled: ['staffWebhooks.enabled', 'ok'],
  failing: ['staffWebhooks.failing', 'gold'],
  paused: ['staffWebhooks.paused', 'muted'],
  disabled: ['staffWebhooks.disabled', 'danger'],
};

export const DELIVERY_STATES: StateBadges<DeliveryState> = {
  waiting: ['staffWebhooks.waiting', 'gold'],
  delivered: ['staffWebhooks.delivered', 'ok'],
  dead: ['staffWebhooks.dead', 'danger'],
};

/** The name of a webhook, unless the page shows it already, its address, and the events that are sent there. */
export function WebhookText({ webhook: { url, description, types }, isNamed = true }: { webhook: Webhook; isNamed?: boolean }) {
  const { t } = useI18n();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {isNamed && description && <strong className="wrap-anywhere">{description}</strong>}
      <code className="wrap-anywhere text-xs">{url}</code>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-xs">
        {types.map((type) => (
          <li key={type}>
            {t(`staffWebhooks.event.${type}`)} <code className="wrap-anywhere">{type}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether events are sent, and if not, why; and since when they fail. */
export function WebhookState({ webhook }: { webhook: Pick<Webhook, 'state' | 'disabledFor' | 'failingSince'> }) {
  const { state, disabledFor, failingSince } = webhook;
  const { t } = useI18n();
  const [word, tone] = WEBHOOK_STATES[state === 'enabled' && failingSince ? 'failing' : state];
  return (
    <div className="flex flex-col items-start gap-1 text-xs">
      <Badge tone={tone}>{t(word)}</Badge>
      {disabledFor && (
        <span className="text-danger">
          {t(disabledFor === 'gone' ? 'staffWebhooks.disabledGone' : 'staffWebhooks.disabledFailing')}
        </span>
      )}
      {failingSince && (
        <span className="text-muted">
          {t('staffWebhooks.failingSince')} <Time at={failingSince} />
        </span>
      )}
    </div>
  );
}
