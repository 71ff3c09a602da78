import { parseIsoDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { useApi } from '../../api/provider.tsx';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { reportDrafts } from '../../memory/late/panel-drafts.ts';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { usePanel } from '../kit/page/panel.tsx';
import { ComparedPictures } from './picture-list.tsx';
import { type ReportSubject, type ReportValues, reportQuery, type StaffReport, saveReport } from './report-calls.ts';

/** The form of a report. What is typed is kept on the device, so that several reports can be written at the same time. */
export function useReportForm(subject: ReportSubject, report: StaffReport) {
  const { timeZone } = usePanel();
  const api = useApi();
  const toSaved = (stored: StaffReport) => ({ version: stored.version, values: valuesOf(stored, timeZone) });
  return useRecordForm<ReportValues, number, StaffReport>({
    about: `${subject.order} ${subject.item}`,
    drafts: reportDrafts,
    saved: toSaved(report),
    toSaved,
    isNew: report.version === 0,
    recordKey: reportQuery(api, subject).queryKey,
    save: (_, { version, values }) => saveReport(api, subject, version, values),
  });
}

/** A new report is about today in the shop. */
function valuesOf({ text, date, place, pictures }: StaffReport, timeZone: string): ReportValues {
  return { text, date: date ?? dayIn(new Date(), timeZone), place, pictures };
}

/** The label of the text, which names the customer's language when it is another than the writer's. */
export function useTextLabel({ customerLanguage }: StaffReport): string {
  const { t, language } = useI18n();
  return t(customerLanguage === language ? 'staff.text' : 'staffReports.reportTextOther');
}

/** The label of each field and its value in words, for the question after somebody else has changed the report. The value is always of that field. */
export function useFieldWords(report: StaffReport) {
  const { t, language } = useI18n();
  const textLabel = useTextLabel(report);
  return (field: keyof ReportValues): FieldWords<ReportValues[keyof ReportValues]> => {
    switch (field) {
      case 'text':
        return { label: textLabel };
      case 'date':
        return { label: t('staffReports.date'), words: (day) => (parseIsoDate(`${day}`) ? formatDay(`${day}`, language) : '') };
      case 'place':
        return { label: t('common.place') };
      case 'pictures':
        return {
          label: t('staffReports.pictures'),
          draw: (pictures) => <ComparedPictures pictures={pictures as ReportValues['pictures']} />,
        };
    }
  };
}
