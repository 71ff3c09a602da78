import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dayIn } from '#kernel/day-in.ts';
import { orderNumber } from '#words/order-number.ts';
import { withTexts } from '../../api/bilingual.ts';
import { useApi } from '../../api/provider.tsx';
import { dashed, formatDay, formatWeeks } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { reportDrafts } from '../../memory/late/report-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { CheckedForm } from '../kit/forms/checked-form.tsx';
import { Conflict, type FieldWords } from '../kit/forms/conflict.tsx';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { isConflict } from '../kit/forms/use-typed.ts';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { ComparedPictures, PictureList } from './picture-list.tsx';
import { type ReportPlace, type ReportValues, reportQuery, type StaffReport, saveReport, sendReport } from './report-calls.ts';
import { ReportPreview, SendReport } from './report-preview.tsx';

/** One report to write: it is loaded first, and what was typed here before is put back. */
export function ReportWriter({ place }: { place: ReportPlace }) {
  const api = useApi();
  const query = useQuery(reportQuery(api, place));
  if (query.data) return <Writer place={place} saved={query.data} />;
  return <RecordAwaited query={query} />;
}

interface WriterProps {
  place: ReportPlace;
  saved: StaffReport;
}

function Writer({ place, saved }: WriterProps) {
  const { t, language } = useI18n();
  const api = useApi();
  const form = useReport(place, saved);
  const { values, field, isDirty, error, isPending } = form;
  const [step, setStep] = useState<Step>('write');
  const [isForSending, setForSending] = useState(false);
  const write = () => setStep('write');
  // Whoever was about to send it is led to what somebody else has changed.
  const left = { onSuccess: write, onError: (failure: Error) => isConflict(failure) && write() };
  const wordsOf = useFieldWords(saved);
  const ritual = dashed(withTexts(saved, 'name').name[language]);
  return (
    <>
      <WayBack place="/reports" text={t('staffReports.toList')} />
      <PanelHeading
        title={t(saved.sentAt ? 'staffReports.correctTitle' : 'staffReports.writeTitle')}
        text={
          <>
            {ritual} · {formatWeeks(saved.weeks, language)} · <bdi>{saved.customerName ?? t('staff.noName')}</bdi> ·{' '}
            {orderNumber(saved.orderNumber, language)}
          </>
        }
        actions={<StateBadge status={saved.status} />}
      />
      <Card>
        <CheckedForm
          className="flex flex-col gap-4"
          isUnchanged={!(isForSending || isDirty)}
          isPending={isPending}
          refusal={error}
          onSend={() => (isForSending ? setStep('send') : form.send())}
        >
          <PictureList
            pictures={values.pictures}
            onChange={(change) => form.change((all) => ({ ...all, pictures: change(all.pictures) }))}
          />
          <AreaField
            {...field('text')}
            label={t(saved.customerLanguage === language ? 'staff.text' : 'staffReports.reportTextOther')}
            rows={8}
            required={isForSending}
            maxLength={5000}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              {...field('place')}
              label={t('staff.place')}
              hint={t('staffReports.placeText')}
              required={isForSending}
              maxLength={120}
            />
            <Field {...field('date')} type="date" label={t('staffReports.date')} required />
          </div>
          <SaveState saved={saved} isDirty={isDirty} />
          <Conflict form={form} error={error} wordsOf={wordsOf} />
          <Actions
            isSent={saved.sentAt !== null}
            isSaving={isPending}
            isPreview={step === 'preview'}
            onStep={setStep}
            // The form is sent at once after the press, and must know by then for what.
            onPress={(wanted) => flushSync(() => setForSending(wanted === 'send'))}
          />
        </CheckedForm>
      </Card>
      {step === 'preview' && <ReportPreview saved={saved} values={values} />}
      {step === 'send' && (
        <SendReport
          saved={saved}
          values={values}
          onClose={write}
          form={{ isPending, error, send: () => form.sendThen((version) => sendReport(api, place, version), left) }}
        />
      )}
    </>
  );
}

type Step = 'write' | 'preview' | 'send';

interface ActionsProps {
  isSent: boolean;
  isSaving: boolean;
  isPreview: boolean;
  onStep: (step: Step) => void;
  /** Which of the buttons that send the form is pressed. */
  onPress: (wanted: 'save' | 'send') => void;
}

function Actions({ isSent, isSaving, isPreview, onStep, onPress }: ActionsProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" variant={isSent ? 'primary' : 'soft'} isBusy={isSaving} onClick={() => onPress('save')}>
        {t(isSent ? 'staffReports.correct' : 'staffReports.save')}
      </Button>
      <Button variant="quiet" aria-expanded={isPreview} onClick={() => onStep(isPreview ? 'write' : 'preview')}>
        {t('staffReports.preview')}
      </Button>
      {!isSent && (
        <Button type="submit" variant="primary" onClick={() => onPress('send')}>
          {t('staffReports.send')}
        </Button>
      )}
    </div>
  );
}

/** Whether all that is typed is saved, and since when. */
function SaveState({ saved, isDirty }: { saved: StaffReport; isDirty: boolean }) {
  const { t } = useI18n();
  const at = saved.correctedAt ?? saved.sentAt ?? saved.savedAt;
  return (
    <p role="status" className="text-muted text-sm">
      {isDirty && at && t('staffReports.unsaved')}
      {!isDirty && at && (
        <>
          {t(saved.sentAt ? 'staffReports.sent' : 'staffReports.saved')} <Time at={at} />
        </>
      )}
    </p>
  );
}

/** What is typed into a report, and where it is kept. */
function useReport(place: ReportPlace, report: StaffReport) {
  const { timeZone } = usePanel();
  const api = useApi();
  const name = `${place.order} ${place.item}`;
  const open = (stored: StaffReport) => ({ version: stored.version, values: valuesOf(stored, timeZone) });
  return useRecordForm<ReportValues, number, StaffReport>({
    name,
    memory: {
      read: () => reportDrafts.of(name),
      keep: (typed) => reportDrafts.put({ report: name, ...typed }),
      drop: () => reportDrafts.drop(name),
    },
    saved: open(report),
    open,
    isNew: report.version === 0,
    read: reportQuery(api, place).queryKey,
    save: (api, { version, values }) => saveReport(api, place, version, values),
  });
}

/** How the fields of a report are told. */
function useFieldWords({ customerLanguage }: StaffReport) {
  const { t, language } = useI18n();
  return (field: keyof ReportValues): FieldWords<ReportValues[keyof ReportValues]> => {
    switch (field) {
      case 'text':
        return { label: t(customerLanguage === language ? 'staff.text' : 'staffReports.reportTextOther') };
      case 'date':
        return { label: t('staffReports.date'), words: (day) => formatDay(`${day}`, language) };
      case 'place':
        return { label: t('staff.place') };
      case 'pictures':
        return {
          label: t('staffReports.pictures'),
          draw: (pictures) => <ComparedPictures pictures={pictures as ReportValues['pictures']} />,
        };
    }
  };
}

/** A report without a day is about today in the shop, as is whatever the desk notes. */
function valuesOf({ text, date, place, pictures }: StaffReport, timeZone: string): ReportValues {
  return { text, date: date ?? dayIn(new Date(), timeZone), place, pictures };
}
