import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Order } from '../../api/queries.ts';
import { formatDateTime, formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { SupportMail } from '../../page/support.tsx';
import { classNames } from '../../ui/class-names.ts';
import { STEP_WORDS } from './order-state.ts';

type Progress = Order['progress'];
type Step = Progress['steps'][number];

interface OrderProgressProps {
  order: Pick<Order, 'progress' | 'repair'>;
  /** Is somebody signed in whose order it is not? */
  isOthers?: boolean;
}

/** How far an order has come, and in words what comes next. */
export function OrderProgress({ order, isOthers = false }: OrderProgressProps) {
  const { t, language } = useI18n();
  const isSignedIn = useSignedInHint();
  const { steps, next } = order.progress;
  const id = useId();
  const current = steps.findLast(({ done }) => done);
  return (
    <>
      <ol>
        {steps.map((step) => (
          <StepLine key={step.step} step={step} isCurrent={step === current} />
        ))}
      </ol>
      <section aria-labelledby={id} className="mt-1 rounded-field bg-sunk px-4 py-3.5">
        <h3 id={id} className="text-xl">
          {t('order.next')}
        </h3>
        <p className="mt-1">
          {t(nextWords(order, isSignedIn && !isOthers), { day: next.day ? formatDay(next.day, language) : '' })}
        </p>
        {next.mailed && <p className="mt-1">{t('order.nextMailed')}</p>}
        {next.kind === 'begins_late' && <SupportMail />}
      </section>
    </>
  );
}

/** What comes next. Whoever is signed in is not sent to sign in, and a refund that was only asked for is not promised. */
function nextWords({ progress: { next }, repair }: Pick<Order, 'progress' | 'repair'>, isSignedIn: boolean): MessageKey {
  if (next.kind === 'under_way' && !next.day) return 'order.nextUnderWayNoDay';
  if (next.kind === 'refund' && repair.refund === 'asked') return 'order.nextRefundAsked';
  return next.kind === 'choose_day' && isSignedIn ? 'order.nextChooseDayHere' : `order.next.${next.kind}`;
}

function StepLine({ step, isCurrent }: { step: Step; isCurrent: boolean }) {
  const { t, language } = useI18n();
  const { done, at } = step;
  const day = dayWords(step);
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-4 not-last:before:w-px not-last:before:bg-line not-last:before:content-['']"
    >
      <span
        className={classNames(
          'grid size-8 shrink-0 place-content-center rounded-full',
          done ? 'bg-gold-soft text-gold-ink' : 'border border-outline border-dashed',
        )}
      >
        {done && <Check size={16} aria-hidden="true" />}
      </span>
      <div className="min-w-0 pt-0.5">
        <p
          className={classNames(
            'font-heading font-semibold text-xl leading-snug',
            isCurrent && 'text-accent',
            !done && 'text-muted',
          )}
        >
          {t(done ? STEP_WORDS[step.step].done : STEP_WORDS[step.step].ahead)}
        </p>
        {at && (
          <time dateTime={at} className="block text-muted text-sm">
            {formatDateTime(at, language)}
          </time>
        )}
        {done && !at && <p className="text-muted text-sm">{t('order.stepNoTime')}</p>}
        {day && step.day && <p className="text-muted text-sm">{t(day, { day: formatDay(step.day, language) })}</p>}
      </div>
    </li>
  );
}

/** The words with the day of a step: the first day at the plan that is made, the last one at the completion that is ahead. */
function dayWords({ step, done }: Step): MessageKey | undefined {
  if (step === 'planned' && done) return 'order.stepFirstDayOn';
  return step === 'completed' && !done ? 'order.stepLastDayOn' : undefined;
}
