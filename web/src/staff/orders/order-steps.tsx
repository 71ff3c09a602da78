import { Check } from 'lucide-react';
import type { Order } from '../../api/queries.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { STEP_WORDS } from '../../storefront/order/order-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { type OrderFile, useSeenOrder } from './order-queries.ts';

type Step = Order['progress']['steps'][number];

/** How far an order has come, at a glance. On a phone the steps have no words: the state and the history below tell them. */
export function OrderSteps({ order: { id } }: { order: Pick<OrderFile, 'id'> }) {
  const { t } = useI18n();
  const steps = useSeenOrder(id)?.progress.steps ?? [];
  const current = steps.findLast(({ done }) => done);
  if (steps.length === 0) return null;
  return (
    <ol
      aria-label={t('staffOrders.course')}
      className="mb-4 flex gap-1.5 md:rounded-card md:border md:border-line md:bg-surface md:px-5 md:py-4 md:shadow-card"
    >
      {steps.map((step) => (
        <StepMark key={step.step} step={step} isCurrent={step === current} />
      ))}
    </ol>
  );
}

function StepMark({ step: { step, done, at, day }, isCurrent }: { step: Step; isCurrent: boolean }) {
  const { t, language } = useI18n();
  const words = STEP_WORDS[step];
  const line = done ? 'bg-ok' : 'bg-line';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="group min-w-0 grow basis-0 last:grow-0 last:basis-auto max-md:last:grow max-md:last:basis-0"
    >
      <span className={classNames('block h-1 rounded-full md:hidden', line)} />
      <span className="flex items-center gap-1.5 max-md:hidden">
        <span
          className={classNames(
            'grid size-5 shrink-0 place-content-center rounded-full',
            done ? 'bg-ok text-surface' : 'border border-outline border-dashed',
          )}
        >
          {done && <Check size={13} aria-hidden="true" />}
        </span>
        <span className={classNames('h-0.5 grow rounded-full group-last:hidden', line)} />
      </span>
      <span className={classNames('mt-2 block font-medium text-sm max-md:sr-only', !done && 'text-muted')}>
        {t(done ? words.done : words.ahead)}
      </span>
      <span className="block text-muted text-xs max-md:sr-only">
        {at ? <Time at={at} className="whitespace-nowrap" /> : day && formatDay(day, language)}
      </span>
    </li>
  );
}
