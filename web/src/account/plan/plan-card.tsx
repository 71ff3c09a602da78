import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Card } from '../card.tsx';
import { hasPaidOrder } from '../orders/order-words.ts';
import { customerOrdersQuery, planQuery } from '../queries.ts';
import { failureText } from '../words.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanSummary } from './plan-summary.tsx';

/** When the customer's rituals begin, with what wishes, and for whom. Not there without a paid ritual. */
export function PlanCard({ email }: { email: string }) {
  const { data: orders = [] } = useQuery(customerOrdersQuery(useApi(), email));
  return hasPaidOrder(orders) ? <PaidPlanCard email={email} /> : null;
}

function PaidPlanCard({ email }: { email: string }) {
  const { t } = useI18n();
  const { data: plan, error, refetch } = useQuery(planQuery(useApi(), email));
  const [isEdited, setEdited] = useState(false);
  const isPlanned = Boolean(plan?.startDate);
  const edit = isPlanned && !isEdited && <Button onClick={() => setEdited(true)}>{t('account.planEdit')}</Button>;
  return (
    <Card title={t('account.plan')} aside={edit}>
      {plan === undefined && !error && <PlanSkeleton />}
      {error && (
        <div role="alert" className="mt-2">
          <p className="text-muted">{failureText(error, t('account.planNotLoaded'))}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('frame.retry')}
          </Button>
        </div>
      )}
      {plan && !isEdited && isPlanned && <PlanSummary plan={plan} />}
      {plan !== undefined && !error && (isEdited || !isPlanned) && (
        <PlanForm
          email={email}
          plan={plan}
          onSaved={() => setEdited(false)}
          onCancel={isPlanned ? () => setEdited(false) : undefined}
        />
      )}
    </Card>
  );
}

function PlanSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status" className="mt-4 flex flex-col gap-3">
      <span className="sr-only">{t('account.planLoading')}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-24" />
    </div>
  );
}
