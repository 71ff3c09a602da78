import { useI18n } from '../../i18n/i18n.tsx';
import { TwoStepDialog, type TwoStepDialogProps } from '../kit/forms/two-step-dialog.tsx';
import type { ReportValues, StaffReport } from './report-calls.ts';
import { ReportPreview } from './report-preview.tsx';

interface SendReportProps {
  saved: StaffReport;
  values: ReportValues;
  onClose: () => void;
  form: TwoStepDialogProps['form'];
}

/** Sends a report: first it is read as the customer will read it, then what will happen. */
export function SendReport({ saved, values, ...dialog }: SendReportProps) {
  const { t } = useI18n();
  return (
    <TwoStepDialog
      {...dialog}
      title={t('staffReports.sendTitle')}
      choose={<ReportPreview saved={saved} values={values} />}
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
