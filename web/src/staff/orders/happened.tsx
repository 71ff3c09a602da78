import { BookOpenText, Coins, Mail, ShieldAlert, ShieldCheck, StickyNote, UserRound } from 'lucide-react';
import type { components } from '#contract';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { ledgerWord } from '../kit/values/ledger-words.ts';
import { type OrderStatus, useStateWord } from '../kit/values/state-badge.tsx';
import { Timeline, type TimelineEvent } from '../kit/values/timeline.tsx';
import { useActionWords } from '../kit/values/use-action-words.ts';
import { AddNote } from './add-note.tsx';
import type { OrderFile } from './order-queries.ts';

type Event = components['schemas']['AdminOrderEvent'];

const ICONS = { state: BookOpenText, money: Coins, message: Mail, note: StickyNote, action: UserRound };

const MESSAGES: Readonly<Record<string, MessageKey>> = {
  waiting: 'staffOrders.eventMessageWaiting',
  sent: 'staffOrders.eventMessageSent',
  dead: 'staffOrders.eventMessageDead',
};

const WHO: Readonly<Record<string, MessageKey>> = {
  payer: 'staffOrders.byPayer',
  gateway: 'staffOrders.byGateway',
  partner: 'staffOrders.byPartner',
  system: 'staffOrders.bySystem',
};

/** What happened to an order, newest first, with a field for a note and the health of the ledger. */
export function Happened({ order }: { order: OrderFile }) {
  const { t } = useI18n();
  const write = useEvents();
  return (
    <Card title={t('staffOrders.happened')}>
      <AddNote order={order} />
      <Timeline events={order.timeline.map(write)} />
      {order.ledger && <Chain {...order.ledger} />}
    </Card>
  );
}

function useEvents() {
  const { t } = useI18n();
  const titleOf = useTitles();
  const placeOf = ({ line, hash, unread }: Event) => {
    const place = t('staffOrders.line', { line: line ?? 0, hash: `${hash?.slice(0, 6)}…${hash?.slice(-2)}` });
    return unread ? `${place}: ${t('staffOrders.unreadLine')}` : place;
  };
  const textOf = (event: Event): string => {
    const { kind, by, text, to } = event;
    if (kind === 'note') return text ?? '';
    if (kind === 'message') return to ?? '';
    if (kind === 'money') return placeOf(event);
    const role = WHO[by ?? ''];
    return role ? t(role) : (by ?? '');
  };
  return (event: Event, place: number): TimelineEvent => {
    const text = textOf(event);
    return {
      key: `${event.at} ${event.kind} ${place}`,
      icon: ICONS[event.kind],
      ...toneOf(event),
      title: titleOf(event),
      text: <span className="wrap-anywhere whitespace-pre-line">{text}</span>,
      at: event.at,
    };
  };
}

/** What happened, in words. */
function useTitles(): (event: Event) => string {
  const { t } = useI18n();
  const state = useStateWord();
  const { wordOf } = useActionWords();
  const titles: Readonly<Record<Event['kind'], (event: Event) => string>> = {
    note: ({ by }) => t('staffOrders.noteBy', { name: by ?? '' }),
    message: ({ code, text }) => t(MESSAGES[code] ?? 'staffOrders.eventMessageSent', { subject: text ?? '' }),
    money: ({ code }) => ledgerWord(t, code),
    action: ({ code }) => wordOf(code),
    state: ({ code, reason }) => {
      if (reason === 'changed_by_staff') return t('staffOrders.eventChanged');
      if (reason === 'postponed_by_staff') return t('staffOrders.eventPostponed');
      if (reason === 'postponement_withdrawn') return t('staffOrders.eventWishWithdrawn');
      if (reason === 'postponement_overtaken') return t('staffOrders.eventWishOvertaken');
      if (reason === 'refund_wish_withdrawn') return t('staffOrders.eventRefundWithdrawn');
      return isPlacing(reason) ? t('staffOrders.eventPlaced') : state(code as OrderStatus);
    },
  };
  return (event) => titles[event.kind](event);
}

const isPlacing = (reason = '') => ['placed', 'placed_by_staff', 'placed_by_partner'].includes(reason);

function toneOf({ kind, code, unread }: Event): { tone?: 'ok' | 'danger' | 'gold' } {
  if (kind === 'note') return { tone: 'gold' };
  if (unread) return { tone: 'danger' };
  if (code === 'paid' || code === 'order_paid') return { tone: 'ok' };
  return code === 'dead' ? { tone: 'danger' } : {};
}

function Chain({ lines, chain }: { lines: number; chain: 'whole' | 'broken' }) {
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
