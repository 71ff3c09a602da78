import { BookOpenText, Coins, Mail, ShieldAlert, ShieldCheck, StickyNote, UserRound } from 'lucide-react';
import type { components } from '#contract';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { NoteForm } from '../kit/forms/note-form.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { ledgerLine, ledgerWord } from '../kit/values/ledger-words.ts';
import { type OrderStatus, useStateWord } from '../kit/values/state-badge.tsx';
import { Timeline, type TimelineEvent } from '../kit/values/timeline.tsx';
import { useActionWords } from '../kit/values/use-action-words.ts';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';
import { actionOf } from './order-rules.ts';

type Event = components['schemas']['AdminOrderEvent'];

/** What happened to an order, newest first, with a field for a note and the health of the ledger. */
export function OrderHistory({ order }: { order: OrderFile }) {
  const { t } = useI18n();
  const titleOf = useTitle();
  const textOf = useText();
  const events = order.timeline.map(
    (event, index): TimelineEvent => ({
      key: `${event.at} ${event.kind} ${index}`,
      icon: ICONS[event.kind],
      tone: toneOf(event),
      title: titleOf(event),
      text: <span className="wrap-anywhere whitespace-pre-line">{textOf(event)}</span>,
      at: event.at,
    }),
  );
  return (
    <Card title={t('staffOrders.happened')}>
      <AddNote order={order} />
      <Timeline events={events} />
      {order.ledger && <LedgerChain ledger={order.ledger} />}
    </Card>
  );
}

/** The field for a note; what was typed survives a reload. Nothing for those who may not change orders. */
function AddNote({ order }: { order: OrderFile }) {
  const { t } = useI18n();
  const { id } = order;
  const action = actionOf(order, 'note');
  if (!action) return null;
  // The only refusal: the personal data of the order were erased.
  if (action.refusal) return <p className="mb-4 text-muted">{t('staffOrders.noNotesErased')}</p>;
  return (
    <NoteForm
      about={id}
      hint={t('staffOrders.noteHint')}
      className="mb-5"
      refreshes={[[ORDERS_KEY]]}
      save={(api, noteId, body) => api.PUT('/api/admin/orders/{id}/notes/{noteId}', { params: { path: { id, noteId } }, body })}
    />
  );
}

const ICONS = { state: BookOpenText, money: Coins, message: Mail, note: StickyNote, action: UserRound };

/** `paid` is a state, `order_paid` a line of the ledger, `unread` one that the shop cannot read, `dead` a message whose sending was given up. */
function toneOf({ kind, code, unread }: Event): TimelineEvent['tone'] {
  if (kind === 'note') return 'gold';
  if (unread) return 'danger';
  if (code === 'paid' || code === 'order_paid') return 'ok';
  return code === 'dead' ? 'danger' : undefined;
}

/** By the state of a message's sending; a state that this page does not know is told as sent. */
const MESSAGES: Readonly<Record<string, MessageKey>> = {
  waiting: 'staffOrders.eventMessageWaiting',
  sent: 'staffOrders.eventMessageSent',
  dead: 'staffOrders.eventMessageDead',
};

/** Changes of the state that are named by their reason; any other is named by the state that it led to. */
const REASONS: Readonly<Record<string, MessageKey>> = {
  placed: 'staffOrders.eventPlaced',
  placed_by_staff: 'staffOrders.eventPlaced',
  placed_by_partner: 'staffOrders.eventPlaced',
  changed_by_staff: 'staffOrders.eventChanged',
  postponed_by_staff: 'staffOrders.eventPostponed',
  postponement_withdrawn: 'staffOrders.eventWishWithdrawn',
  postponement_overtaken: 'staffOrders.eventWishOvertaken',
  refund_wish_withdrawn: 'staffOrders.eventRefundWithdrawn',
};

/** What happened, in words. The code of a change of state is the new state. */
function useTitle(): (event: Event) => string {
  const { t } = useI18n();
  const stateWord = useStateWord();
  const { wordOf } = useActionWords();
  return ({ kind, code, by, text = '', reason = '' }) => {
    switch (kind) {
      case 'note':
        return t('staffOrders.noteBy', { name: by ?? '' });
      case 'message':
        return t(MESSAGES[code] ?? 'staffOrders.eventMessageSent', { subject: text });
      case 'money':
        return ledgerWord(t, code);
      case 'action':
        return wordOf(code);
      case 'state': {
        const words = REASONS[reason];
        return words ? t(words) : stateWord(code as OrderStatus);
      }
    }
  };
}

/** Who did something, where it was not a member of the staff, whose name stands as it is. */
const ACTORS: Readonly<Record<string, MessageKey>> = {
  payer: 'staffOrders.byPayer',
  gateway: 'staffOrders.byGateway',
  partner: 'staffOrders.byPartner',
  system: 'staffOrders.bySystem',
};

/** What is known of an event beside its title: the note itself, the addressee, the line of the ledger, or who did it. */
function useText(): (event: Event) => string {
  const { t } = useI18n();
  return ({ kind, by: actor, text = '', to = '', line = 0, hash = '', unread }) => {
    if (kind === 'note') return text;
    if (kind === 'message') return to;
    if (kind === 'money') {
      const place = ledgerLine(t, line, hash);
      return unread ? `${place}: ${t('staffOrders.unreadLine')}` : place;
    }
    if (actor === null) return '';
    const words = ACTORS[actor];
    return words ? t(words) : actor;
  };
}

/** Says whether the chain of hashes in the ledger is unbroken. */
function LedgerChain({ ledger: { lines, chain } }: { ledger: NonNullable<OrderFile['ledger']> }) {
  const { t } = useI18n();
  const isWhole = chain === 'whole';
  const Icon = isWhole ? ShieldCheck : ShieldAlert;
  return (
    <p className={`flex items-center gap-2 border-line border-t pt-3 text-xs ${isWhole ? 'text-ok' : 'text-danger'}`}>
      <Icon size={16} aria-hidden="true" />
      {isWhole ? t('staffOrders.chainWhole', { count: lines }) : t('staffOrders.chainBroken')}
    </p>
  );
}
