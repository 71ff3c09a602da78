import { withTexts } from '../../api/bilingual.ts';
import { dashed } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { RitualReport } from '../../ui/late/ritual-report.tsx';
import { pictureAddress, type ReportValues, type StaffReport } from './report-calls.ts';

/** The report as its customer will read it. */
export function ReportPreview({ saved, values }: { saved: StaffReport; values: ReportValues }) {
  const { t, language } = useI18n();
  const pictures = values.pictures.map((picture) => ({
    ...picture,
    small: pictureAddress(picture.id, 'small'),
    large: pictureAddress(picture.id, 'large'),
  }));
  const open = pictures.filter(({ isPublic }) => isPublic).length;
  return (
    <div className="mt-4 max-w-3xl">
      <RitualReport
        ritual={dashed(withTexts(saved, 'name').name[language])}
        emblem="flame"
        day={values.date}
        place={values.place}
        text={values.text}
        pictures={pictures}
      />
      <p className="mt-3 text-muted text-sm">{t('staffReports.openPictures', { count: open })}</p>
    </div>
  );
}
