import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Time } from './money-and-time.tsx';

export interface TimelineEvent {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly tone?: 'ok' | 'danger' | 'gold' | undefined;
  /** What happened, in words. */
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** ISO instant. */
  readonly at: string;
}

const TONE = { ok: 'bg-ok-soft text-ok', danger: 'bg-danger-soft text-danger', gold: 'bg-gold-soft text-gold-ink' };

/** A list of events, in the order of `events`: the panel gives the newest first. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="flex flex-col">
      {events.map(({ key, icon: Icon, tone, title, text, at }) => (
        <li
          key={key}
          className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-4 not-last:before:w-px not-last:before:bg-line not-last:before:content-['']"
        >
          <span className={classNames('grid size-8 shrink-0 place-content-center rounded-full', tone ? TONE[tone] : 'bg-sunk')}>
            <Icon size={15} aria-hidden="true" />
          </span>
          <div className="flex min-w-0 grow flex-wrap justify-between gap-x-3 pt-1">
            <div className="min-w-0 grow basis-40">
              <p>{title}</p>
              <div className="text-muted text-xs">{text}</div>
            </div>
            <Time at={at} className="shrink-0 text-muted text-xs" />
          </div>
        </li>
      ))}
    </ol>
  );
}
