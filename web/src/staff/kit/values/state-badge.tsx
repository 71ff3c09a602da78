import type { ReactNode } from 'react';
import type { components } from '#contract';
import { useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';

export type OrderStatus = components['schemas']['OrderStatus'];

const TONE: Record<OrderStatus, string> = {
  pending: 'bg-gold-soft text-gold-ink px-2.5',
  waiting: 'bg-info-soft text-info px-2.5',
  paid: 'bg-ok-soft text-ok px-2.5',
  processing: 'bg-info-soft text-info px-2.5',
  ready: 'bg-ok-soft text-ok px-2.5',
  // Without a background, so that long lists stay calm.
  completed: 'text-ok',
  cancelled: 'bg-sunk text-muted px-2.5',
};

/** In the sequence in which an order passes them, then cancelled. */
export const ORDER_STATUSES = Object.keys(TONE) as OrderStatus[];

/** The drawing inside the ring of a state: it fills as the order goes on. */
const INSIDE: Record<OrderStatus, ReactNode> = {
  pending: null,
  waiting: <path d="M8 8V4a4 4 0 0 1 4 4z" fill="currentColor" stroke="none" />,
  paid: <path d="M8 4a4 4 0 0 1 0 8z" fill="currentColor" stroke="none" />,
  processing: <path d="M8 8V4a4 4 0 1 1-4 4z" fill="currentColor" stroke="none" />,
  ready: <circle cx="8" cy="8" r="4" fill="currentColor" stroke="none" />,
  completed: <path d="M5 8.2 7.2 10.4 11 6.2" className="stroke-surface" />,
  cancelled: <path d="m6 6 4 4m0-4-4 4" />,
};

/** The ring of a state, beside its word. */
export function StateRing({ status }: { status: OrderStatus }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <circle
        cx="8"
        cy="8"
        r="6.5"
        strokeDasharray={status === 'pending' ? '2.2 2.4' : undefined}
        fill={status === 'completed' ? 'currentColor' : undefined}
      />
      {INSIDE[status]}
    </svg>
  );
}

/** The word of a state in the reader's language. */
export function useStateWord(): (status: OrderStatus) => string {
  const { t } = useI18n();
  return (status) => t(`common.state.${status}`);
}

/** An order's state by word, ring and colour. */
export function StateBadge({ status }: { status: OrderStatus }) {
  const word = useStateWord();
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full py-0.5 font-medium text-xs',
        TONE[status],
      )}
    >
      <StateRing status={status} />
      {word(status)}
    </span>
  );
}
