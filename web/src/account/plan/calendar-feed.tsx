import { CalendarPlus, Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import type { RitualPlan } from '../queries.ts';
import { RenewCalendar } from './renew-calendar.tsx';

/** The plan's secret calendar address: subscribe, download, copy, or replace the address when somebody else has learnt it. */
export function CalendarFeed({ plan: { calendarUrl: url, customerEmail } }: { plan: RitualPlan }) {
  const { t } = useI18n();
  const [isRenewing, setRenewing] = useState(false);
  return (
    <div className="rounded-field bg-sunk px-4 py-3">
      <h3 className="font-sans font-semibold text-base">{t('account.calendar')}</h3>
      <p className="text-muted text-sm">{t('account.calendarText')}</p>
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
      <RenewCalendar open={isRenewing} onClose={() => setRenewing(false)} customerEmail={customerEmail} />
    </div>
  );
}
