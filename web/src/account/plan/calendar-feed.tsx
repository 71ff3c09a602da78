import { CalendarPlus, Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { calendarReminder, REMINDERS, type Reminder, reminderOf } from '../../memory/late/calendar-reminder.ts';
import { useChange } from '../../page/late/use-change.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
import { planQuery, type RitualPlan } from '../queries.ts';

/** The address of the feed as this device wants it: with the hours by its clocks, and with its reminders. */
function feedUrl(address: string, reminder: Reminder): string {
  const url = new URL(address);
  url.searchParams.set('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (reminder !== 'none') url.searchParams.set('reminder', reminder);
  return url.href;
}

/** The plan's secret calendar address: to subscribe with reminders, download, copy, or replace when somebody else has learnt it. */
export function CalendarFeed({ plan: { calendarUrl, customerEmail } }: { plan: RitualPlan }) {
  const { t } = useI18n();
  const [reminder, setReminder] = useState(calendarReminder.read);
  const url = feedUrl(calendarUrl, reminder);
  const [isRenewing, setRenewing] = useState(false);
  const closeRenewal = () => setRenewing(false);
  return (
    <div className="rounded-field bg-sunk px-4 py-3 print:hidden">
      <h3 className="font-sans font-semibold text-base">{t('account.calendar')}</h3>
      <p className="text-muted text-sm">{t('account.calendarText')}</p>
      <SelectField
        label={t('account.calendarReminder')}
        className="mt-3 max-w-80"
        value={reminder}
        onChange={({ target }) => {
          const chosen = reminderOf(target.value);
          calendarReminder.keep(chosen);
          setReminder(chosen);
        }}
        options={REMINDERS.map((choice) => [choice, t(`account.reminder.${choice}`)])}
      />
      <p className="mt-1 text-muted text-sm">{t('account.calendarReminderText')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('soft')}>
          <CalendarPlus size={18} aria-hidden="true" />
          {t('account.calendarSubscribe')}
        </a>
        <a href={url} download="rituals.ics" className={buttonClass('quiet')}>
          <Download size={18} aria-hidden="true" />
          {t('account.calendarDownload')}
        </a>
        <CopyButton text={url} label={t('account.calendarCopy')} copiedLabel={t('frame.copied')} />
        <Button variant="quiet" onClick={() => setRenewing(true)}>
          <RefreshCw size={18} aria-hidden="true" />
          {t('account.calendarRenew')}
        </Button>
      </div>
      <Modal open={isRenewing} onClose={closeRenewal} title={t('account.calendarRenewTitle')}>
        <Renewal onClose={closeRenewal} customerEmail={customerEmail} />
      </Modal>
    </div>
  );
}

/** Asks before the address of the plan's calendar is replaced, because the old address never works again, and replaces it. */
function Renewal({ onClose, customerEmail }: { onClose: () => void; customerEmail: string }) {
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
