import { CalendarPlus, Download } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

/** The secret feed of the plan: to subscribe, to download, to copy. */
export function CalendarFeed({ url }: { url: string }) {
  const { t } = useI18n();
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
      </div>
    </div>
  );
}
