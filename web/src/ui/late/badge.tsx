import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'accent' | 'ok' | 'gold' | 'info' | 'muted' | 'danger';

const TONE: Record<BadgeTone, string> = {
  accent: 'bg-soft text-accent',
  ok: 'bg-ok-soft text-ok',
  gold: 'bg-gold-soft text-gold-ink',
  info: 'bg-info-soft text-info',
  muted: 'bg-sunk text-muted',
  danger: 'bg-danger-soft text-danger',
};

/** A word or two that tell a state. */
export function Badge({ tone = 'muted', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames('inline-flex items-center whitespace-nowrap rounded-full px-3 py-1 font-medium text-xs', TONE[tone])}
    >
      {children}
    </span>
  );
}
