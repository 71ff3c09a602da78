import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import type { BadgeTone } from '../../ui/late/badge.tsx';
import type { DeliveryState, EventType, Webhook } from './webhook-queries.ts';

export const EVENT_TYPES: readonly EventType[] = Object.values(WEBHOOK_EVENTS);

type InWords<State extends string> = Readonly<Record<State, readonly [word: MessageKey, tone: BadgeTone]>>;

/** `failing`: enabled, and nothing has succeeded for a while. */
export const STATE_WORDS: InWords<Webhook['state'] | 'failing'> = {
  enabled: ['staffWebhooks.enabled', 'ok'],
  failing: ['staffWebhooks.failing', 'gold'],
  paused: ['staffWebhooks.paused', 'muted'],
  disabled: ['staffWebhooks.disabled', 'danger'],
};

export const DELIVERY_WORDS: InWords<DeliveryState> = {
  waiting: ['staffWebhooks.waiting', 'gold'],
  delivered: ['staffWebhooks.delivered', 'ok'],
  dead: ['staffWebhooks.dead', 'danger'],
};
