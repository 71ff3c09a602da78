import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';
import type { User } from '../../api/late/current-user.ts';
import { isPaid } from '../../api/late/followed-order.ts';
import { useApi } from '../../api/provider.tsx';
import { withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import { failureText } from '../failures.ts';
import { PartLoading } from '../part-loading.tsx';
import { anyPaidOrderQuery, type CustomerOrder, customerOrdersQuery, planQuery, type RitualPlan } from '../queries.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { keptDay, lacksDay } from './plan-values.ts';
import { StayedRituals } from './stayed-rituals.tsx';

/** The first day of the customer's rituals, the wishes and the participants. Shown once a ritual is paid. */
export function PlanCard({ user }: { user: User }) {
  const api = useApi();
  const { data: orders = [], hasNextPage } = useInfiniteQuery(customerOrdersQuery(api, user.email));
  const isPaidOnLoadedPage = orders.some(isPaid);
  const { data: isPaidOnLaterPage = false } = useQuery({
    ...anyPaidOrderQuery(api, user.email),
    enabled: hasNextPage && !isPaidOnLoadedPage,
  });
  return isPaidOnLoadedPage || isPaidOnLaterPage ? <PaidPlanCard user={user} orders={orders} /> : null;
}

function PaidPlanCard({ user, orders }: { user: User; orders: readonly CustomerOrder[] }) {
  const { t, language } = useI18n();
  const { data: plan, error, refetch } = useQuery(planQuery(useApi(), user.email));
  /**
   * Has the customer opened the form, or left it? Undefined before that: the form is then open where a ritual lacks a day. Sending makes a form that
   * was open by itself 'kept' until it is saved: a refusal reads the plan anew, and what was typed must not go with the day that it may have by then.
   */
  const [isEdited, setEdited] = useState<boolean | 'kept'>();
  const [saved, setSaved] = useState<RitualPlan>();
  const showsSummary = plan && !(isEdited ?? lacksDay(plan));
  const opener = useFocusBack(plan !== undefined && !showsSummary);
  const editButton = showsSummary && (
    <button ref={opener} type="button" className="text-link -my-2 min-h-11 min-w-11 text-right" onClick={() => setEdited(true)}>
      {t('account.planEdit')}
    </button>
  );
  return (
    <Card title={t('account.plan')} aside={editButton}>
      {(plan === undefined || error) && (
        <PartLoading
          label={t('account.planLoading')}
          heights={['h-12', 'h-24']}
          failed={error && failureText(error, t('account.planNotLoaded'))}
          onRetry={() => void refetch()}
        />
      )}
      {saved && showsSummary && <StayedRituals plan={saved} />}
      {plan && showsSummary && <PlanSummary plan={plan} />}
      {plan !== undefined && !showsSummary && (
        <PlanForm
          user={user}
          plan={plan}
          rituals={ritualsToPlan(plan, orders, language)}
          takesFocus={isEdited === true}
          onSend={() => setEdited(isEdited ?? 'kept')}
          onSaved={(plan) => {
            setSaved(plan);
            setEdited(undefined);
          }}
          // A form that is open by itself is left only for a plan whose day still comes.
          onCancel={plan && (isEdited || keptDay(plan)) ? () => setEdited(false) : undefined}
        />
      )}
    </Card>
  );
}

/** The rituals that get the chosen day, each once: those of the plan that it can still move, or those of these orders that are paid and have not begun. */
function ritualsToPlan(plan: RitualPlan | null, orders: readonly CustomerOrder[], language: Language) {
  const rituals = plan
    ? plan.rituals.filter(({ moving }) => moving.way === 'plan').map(({ itemId, ...ritual }) => ({ ...ritual, id: itemId }))
    : orders.filter(isPaid).flatMap(({ items }) => items.filter(({ begunAt }) => begunAt === undefined));
  const once = rituals.filter(({ id }, index) => rituals.findIndex((other) => other.id === id) === index);
  return once.map((ritual) => ({ id: ritual.id, name: withDash(textIn(ritual, language)('name')) }));
}
