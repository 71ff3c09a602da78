import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dayIn } from '#kernel/day-in.ts';
import { orderNumber } from '#kernel/order-number.ts';
import { withTexts } from '../../api/bilingual.ts';
import { useApi } from '../../api/provider.tsx';
import { dashed, formatDay, formatWeeks } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { reportDrafts } from '../../memory/late/report-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { Card } from '../kit/card.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { Conflict, type FieldWords } from '../kit/conflict.tsx';
import { PanelHeading } from '../kit/heading.tsx';
import { ErrorCard, SkeletonRows } from '../kit/notes.tsx';
import { usePanel } from '../kit/panel.tsx';
import { StateBadge } from '../kit/state-badge.tsx';
import { Time } from '../kit/time.tsx';
import { isConflict, type Typed, useTyped } from '../kit/use-typed.ts';
import { WayBack } from '../kit/way-back.tsx';
import { ComparedPictures, PictureList } from './picture-list.tsx';
import { type ReportPlace, type ReportValues, reportQuery, type StaffReport, saveReport, sendReport } from './report-calls.ts';
import { ReportPreview } from './report-preview.tsx';
import { SendReport } from './send-report.tsx';

/** One report to write: it is loaded first, and what was typed here before is put back. */
export function ReportWriter({ place }: { place: ReportPlace }) {
  const api = useApi();
  const query = useQuery(reportQuery(api, place));
  if (query.data) return <Writer place={place} saved={query.data} />;
  return query.error ? <ErrorCard error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />;
}

interface WriterProps {
  place: ReportPlace;
  saved: StaffReport;
}

function Writer({ place, saved }: WriterProps) {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  const api = useApi();
  const cache = useQueryClient();
  const name = `${place.order} ${place.item}`;
  const report = useReport(name, saved);
  const { values, version, set, takeSaved, isDirty: isTyped } = report;
  const [step, setStep] = useState<Step>('write');
  const [isForSending, setForSending] = useState(false);
  const isDirty = isTyped || saved.version === 0;
  const { queryKey } = reportQuery(api, place);
  const keep = (stored: StaffReport, sent: ReportValues) => {
    cache.setQueryData(queryKey, stored);
    takeSaved(stored, sent);
    return stored;
  };
  const meeting = {
    // An answer that is still on its way tells what stood there before.
    onMutate: () => cache.cancelQueries({ queryKey }),
    onError: async (error: Error) => {
      if (!isConflict(error)) return;
      setStep('write');
      await cache.invalidateQueries({ queryKey });
    },
  };
  const save = useMutation({
    ...meeting,
    mutationFn: async () => keep(await saveReport(api, place, version, values), values),
  });
  const send = useMutation({
    ...meeting,
    mutationFn: async () => {
      const ready = isDirty ? keep(await saveReport(api, place, version, values), values) : saved;
      return keep(await sendReport(api, place, ready.version), valuesOf(ready, timeZone));
    },
    onSuccess: () => setStep('write'),
  });
  const failure = save.error ?? send.error;
  const tell = useTell(saved);
  const canSend = values.text.trim() !== '' && values.place.trim() !== '' && values.date !== '';
  const ritual = dashed(withTexts(saved, 'name').name[language]);

  return (
    <>
      <WayBack place="/reports" text={t('staffReports.toList')} />
      <PanelHeading
        title={t(saved.sentAt ? 'staffReports.correctTitle' : 'staffReports.writeTitle')}
        text={
          <>
            {ritual} · {formatWeeks(saved.weeks, language)} · <bdi>{saved.customerName ?? t('staff.noName')}</bdi> ·{' '}
            {orderNumber(saved.orderId)}
          </>
        }
        actions={<StateBadge status={saved.status} />}
      />
      <Card>
        <CheckedForm
          className="flex flex-col gap-4"
          isReady={isForSending ? canSend : values.date !== ''}
          isUnchanged={!(isForSending || isDirty)}
          isPending={save.isPending}
          onSend={() => (isForSending ? setStep('send') : save.mutate())}
        >
          <PictureList
            pictures={values.pictures}
            onChange={(change) => set((all) => ({ ...all, pictures: change(all.pictures) }))}
          />
          <AreaField
            label={t(saved.customerLanguage === language ? 'staffReports.reportText' : 'staffReports.reportTextOther')}
            rows={8}
            required={isForSending}
            maxLength={5000}
            value={values.text}
            onChange={({ currentTarget: { value: text } }) => set((all) => ({ ...all, text }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t('staff.place')}
              hint={t('staffReports.placeText')}
              required={isForSending}
              maxLength={120}
              value={values.place}
              onChange={({ currentTarget: { value } }) => set((all) => ({ ...all, place: value }))}
            />
            <Field
              type="date"
              label={t('staffReports.date')}
              required
              value={values.date}
              onChange={({ currentTarget: { value: date } }) => set((all) => ({ ...all, date }))}
            />
          </div>
          <SaveState saved={saved} isDirty={isDirty} />
          <Conflict typed={report} error={failure} tell={tell} />
          <Actions
            isSent={saved.sentAt !== null}
            isSaving={save.isPending}
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
          onClose={() => setStep('write')}
          onConfirm={() => send.mutate()}
          isPending={send.isPending}
          error={send.error}
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
function useReport(name: string, saved: StaffReport) {
  const { timeZone } = usePanel();
  const memory = {
    read: () => reportDrafts.of(name),
    keep: (typed: Typed<ReportValues>) => reportDrafts.put({ report: name, ...typed }),
    drop: () => reportDrafts.drop(name),
  };
  const { takeSaved, ...typed } = useTyped(name, memory, { version: saved.version, values: valuesOf(saved, timeZone) });
  return {
    ...typed,
    /** Goes on from the report that was saved when `sent` was given away. */
    takeSaved: (report: StaffReport, sent: ReportValues) =>
      takeSaved({ version: report.version, values: valuesOf(report, timeZone) }, sent),
  };
}

/** How the fields of a report are told. */
function useTell({ customerLanguage }: StaffReport) {
  const { t, language } = useI18n();
  return (field: keyof ReportValues): FieldWords<ReportValues[keyof ReportValues]> => {
    switch (field) {
      case 'text':
        return { label: t(customerLanguage === language ? 'staffReports.reportText' : 'staffReports.reportTextOther') };
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
