import { BadgeAlert, CalendarClock, Camera, Clock, MessageCircle, RotateCcw, Undo2, UserRoundCheck } from 'lucide-react';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Card, Empty } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import type { Overview } from './sums-table.tsx';

/** What waits, such as a payment for its review. */
type Kind = Overview['waiting'][number]['kind'];

const KINDS: Record<Kind, { icon: typeof Clock; word: MessageKey; place: string }> = {
  review: { icon: BadgeAlert, word: 'overview.reviews', place: '/money?kind=review' },
  refund_ask: { icon: RotateCcw, word: 'overview.refundAsks', place: '/money?kind=ask' },
  second_person: { icon: UserRoundCheck, word: 'overview.secondPersons', place: '/orders?second=true' },
  confirmation: { icon: Clock, word: 'overview.confirmations', place: '/orders?status=waiting&second=false' },
  refund: { icon: Undo2, word: 'overview.openRefunds', place: '/money/refunds' },
  postponement_ask: { icon: CalendarClock, word: 'overview.postponementAsks', place: '/orders?asked=true' },
  report: { icon: Camera, word: 'overview.reports', place: '/reports' },
  consultation: { icon: MessageCircle, word: 'overview.consultations', place: '/consultations' },
};

/** What waits for a person: how many of each kind, since when, and the way to them. */
export function WaitingCard({ waiting }: Pick<Overview, 'waiting'>) {
  const { t } = useI18n();
  return (
    <Card title={t('overview.needsPerson')}>
      {waiting.length === 0 && <Empty title={t('overview.nothingWaits')} />}
      <ul className="flex flex-col">
        {waiting.map(({ kind, count, since }) => {
          const { icon: Icon, word, place } = KINDS[kind];
          return (
            <li key={kind}>
              <PlaceLink
                place={place}
                // Keys move from row to row by it.
                data-row={kind}
                className="-mx-2 flex min-h-14 items-center gap-3 rounded-field px-2 py-1.5 hover:bg-bg hover:text-accent"
              >
                <span className="grid size-9 shrink-0 place-content-center rounded-full bg-danger-soft text-danger">
                  <Icon size={17} aria-hidden="true" />
                </span>
                <span className="min-w-0">
                  <strong className="block font-semibold">{t(word, { count })}</strong>
                  <span className="text-muted text-xs">
                    {t('overview.since')} <Time at={since} />
                  </span>
                </span>
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
