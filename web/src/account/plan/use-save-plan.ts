import { dataOf } from '../../api/client.ts';
import { isConflict } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
import { planQuery, type RitualPlan } from '../queries.ts';
import type { PlanValues } from './plan-values.ts';

interface PlanToSave extends PlanValues {
  /** Of the plan as it was read; undefined for the first one. */
  readonly version: string | undefined;
}

/** Creates the plan, or replaces the existing plan. */
export function useSavePlan(customerEmail: string, onSaved: (plan: RitualPlan, sent: PlanToSave) => void) {
  const { t } = useI18n();
  return useChange({
    send: (api, { version, startDate, specialWishes, participants }: PlanToSave) =>
      dataOf(
        api.POST('/api/ritual-plans', {
          // The first plan of one device does not replace that of another.
          params: { header: version ? { 'If-Match': `"${version}"` } : { 'If-None-Match': '*' } },
          body: {
            ...(customerEmail ? { customerEmail } : {}),
            startDate,
            specialWishes: specialWishes.trim(),
            participants: participants.trimEnd(),
          },
        }),
      ),
    recordKey: planQuery(useApi(), customerEmail).queryKey,
    // The orders on the page tell the first day too.
    refreshes: [['/api/orders']],
    onDone: (plan, sent) => {
      toast({
        title: t('account.success'),
        description: t(plan.stayed.length > 0 ? 'account.planSavedStayed' : 'account.planSaved'),
        kind: 'success',
      });
      onSaved(plan, sent);
    },
    failed: t('account.error'),
    // What another device has saved is told in the form, which asks for nothing but a second press.
    failedText: (error) => (isConflict(error) ? t('account.planNotSaved') : failureText(error, t('account.planNotSaved'))),
  });
}
