import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
import { planQuery } from '../queries.ts';

interface RenewCalendarProps {
  onClose: () => void;
  /** E-mail of the plan; empty for a customer who has none. */
  customerEmail: string;
}

/** Asks before the address of the plan's calendar is replaced, because the old address never works again, and replaces it. */
export function RenewCalendar({ onClose, customerEmail }: RenewCalendarProps) {
  const { t } = useI18n();
  const api = useApi();
  const renewal = useChange({
    send: () => dataOf(api.POST('/api/ritual-plans/calendar-token')),
    recordKey: planQuery(api, customerEmail).queryKey,
    onDone: () => {
      toast({ title: t('account.calendarRenewed'), description: t('account.calendarRenewedText'), kind: 'success' });
      onClose();
    },
    showsError: true,
    failed: t('account.error'),
    failedText: (error) => failureText(error, t('account.calendarNotRenewed')),
  });
  return (
    <div className="flex flex-col gap-4">
      <p>{t('account.calendarRenewText')}</p>
      <Alert>{renewal.error && failureText(renewal.error, t('account.calendarNotRenewed'))}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => renewal.mutate()} isBusy={renewal.isPending}>
          {t(renewal.isPending ? 'account.calendarRenewing' : 'account.calendarRenew')}
        </Button>
        <Button variant="quiet" onClick={onClose} className="min-h-13">
          {t('account.leaveAsIs')}
        </Button>
      </div>
    </div>
  );
}
