import { parseIsoDate } from '#kernel/calendar-date.ts';
import { textIn } from '../../api/bilingual.ts';
import { withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { RitualReport } from '../../ui/late/ritual-report.tsx';
import type { Sendable } from '../kit/forms/checked-form.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { pictureAddress, type ReportValues, type StaffReport } from './report-calls.ts';

/** The report as its customer will read it, but in the writer's language and with the same emblem for each ritual. */
export function ReportPreview({ saved, values }: { saved: StaffReport; values: ReportValues }) {
  const { t, language } = useI18n();
  const pictures = values.pictures.map((picture) => ({
    ...picture,
    small: pictureAddress(picture.id, 'small'),
    large: pictureAddress(picture.id, 'large'),
  }));
  const publicCount = pictures.filter(({ isPublic }) => isPublic).length;
  return (
    <div className="mt-4 max-w-3xl">
      <RitualReport
        ritual={withDash(textIn(saved, language)('name'))}
        emblem="flame"
        day={parseIsoDate(values.date) ?? ''}
        place={values.place}
        text={values.text}
        pictures={pictures}
      />
      <p className="mt-3 text-muted text-sm">{t('staffReports.openPictures', { count: publicCount })}</p>
    </div>
  );
}

interface SendReportProps {
  saved: StaffReport;
  values: ReportValues;
  /** How many pictures were chosen and have not arrived. */
  unsent: number;
  onClose: () => void;
  form: Sendable;
}

/** The dialog that sends a report: first the report as the customer will read it, then what will happen. */
export function SendReportDialog({ saved, values, unsent, ...dialog }: SendReportProps) {
  const { t } = useI18n();
  return (
    <TwoStepDialog
      {...dialog}
      title={t('staffReports.sendTitle')}
      choose={
        <>
          {unsent > 0 && (
            <p className="rounded-field bg-gold-soft px-4 py-3 text-gold-ink text-sm">
              {t('staffReports.unsent', { count: unsent })}
            </p>
          )}
          <ReportPreview saved={saved} values={values} />
        </>
      }
      review={
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{t('staffReports.willMail')}</li>
          <li>{t('staffReports.willShow')}</li>
          <li>{t('staffReports.willComplete')}</li>
          <li>{t('staffReports.canCorrect')}</li>
        </ul>
      }
      confirmLabel={t('staffReports.sendNow')}
    />
  );
}
