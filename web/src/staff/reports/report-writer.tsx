import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { isConflict } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { formatWeeks, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { CheckedForm } from '../kit/forms/checked-form.tsx';
import { Conflict } from '../kit/forms/conflict.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { PictureList, type PictureListProps } from './picture-list.tsx';
import { type ReportSubject, reportQuery, type StaffReport, sendReport } from './report-calls.ts';
import { ReportPreview, SendReportDialog } from './report-preview.tsx';
import { useFieldWords, useReportForm, useTextLabel } from './use-report-form.tsx';
import { useUploads } from './use-uploads.ts';

/** The page of one report: it is loaded first, then written. */
export function ReportWriter() {
  const { order = '', item = '0' } = useParams();
  const subject = { order, item: Number(item) };
  const query = useQuery(reportQuery(useApi(), subject));
  if (query.data) return <Writer key={`${order} ${item}`} subject={subject} saved={query.data} />;
  return <RecordAwaited query={query} />;
}

interface WriterProps {
  subject: ReportSubject;
  saved: StaffReport;
}

function Writer({ subject, saved }: WriterProps) {
  const api = useApi();
  const form = useReportForm(subject, saved);
  const { values, isDirty, error, isPending } = form;
  const [step, setStep] = useState<Step>('write');
  const changePictures: PictureListProps['onChange'] = (change) =>
    form.change((all) => ({ ...all, pictures: change(all.pictures) }));
  const sending = useUploads((id) => changePictures((all) => [...all, { id, caption: '', isPublic: false }]));
  const [isForSending, setForSending] = useState(false);
  const backToWriting = () => setStep('write');
  const send = () =>
    form.sendThen((version) => sendReport(api, subject, version), {
      onSuccess: backToWriting,
      // The form shows what somebody else has changed.
      onError: (failure) => isConflict(failure) && backToWriting(),
    });
  return (
    <>
      <Heading saved={saved} />
      <Card>
        <CheckedForm
          form={{ ...form, send: () => (isForSending ? setStep('send') : form.send()) }}
          isUnchanged={!(isForSending || isDirty)}
        >
          <Fields saved={saved} form={form} isForSending={isForSending}>
            <PictureList pictures={values.pictures} sending={sending} onChange={changePictures} />
          </Fields>
          <SaveState saved={saved} isDirty={isDirty} />
          <Conflict form={form} error={error} wordsOf={useFieldWords(saved)} />
          <Actions
            saved={saved}
            isSaving={isPending}
            isPreview={step === 'preview'}
            onStep={setStep}
            // The form is sent at once after the press, and must know by then for what.
            onPress={(wanted) => flushSync(() => setForSending(wanted === 'send'))}
          />
        </CheckedForm>
      </Card>
      {step === 'preview' && <ReportPreview saved={saved} values={values} />}
      {step === 'send' && saved.sentAt === null && (
        <SendReportDialog
          saved={saved}
          values={values}
          unsent={sending.uploads.length}
          onClose={backToWriting}
          form={{ isPending, error, send }}
        />
      )}
    </>
  );
}

/** What is open below or over the form: nothing, the preview, or the dialog that sends the report. */
type Step = 'write' | 'preview' | 'send';

function Heading({ saved }: { saved: StaffReport }) {
  const { t, language } = useI18n();
  const ritual = withDash(textIn(saved, language)('name'));
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
    </>
  );
}

interface FieldsProps {
  saved: StaffReport;
  form: ReturnType<typeof useReportForm>;
  /** The report is about to be sent: then it needs a text and a place, as one that was sent does. */
  isForSending: boolean;
  /** The pictures, before the other fields. */
  children: ReactNode;
}

function Fields({ saved, form, isForSending, children }: FieldsProps) {
  const { t } = useI18n();
  const textLabel = useTextLabel(saved);
  const isWhole = isForSending || saved.sentAt !== null;
  return (
    <>
      {children}
      <AreaField {...form.field('text')} label={textLabel} rows={8} required={isWhole} maxLength={5000} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...form.field('place')}
          label={t('common.place')}
          hint={t('staffReports.placeText')}
          required={isWhole}
          maxLength={120}
        />
        <Field {...form.field('date')} type="date" label={t('staffReports.date')} required />
      </div>
    </>
  );
}

interface ActionsProps {
  saved: StaffReport;
  isSaving: boolean;
  isPreview: boolean;
  onStep: (step: Step) => void;
  /** Which of the buttons that send the form is pressed. */
  onPress: (wanted: 'save' | 'send') => void;
}

function Actions({ saved, isSaving, isPreview, onStep, onPress }: ActionsProps) {
  const { t } = useI18n();
  const isSent = saved.sentAt !== null;
  const canBeSent = saved.performedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" variant={isSent ? 'primary' : 'soft'} isBusy={isSaving} onClick={() => onPress('save')}>
        {t(isSent ? 'staffReports.correct' : 'staffReports.save')}
      </Button>
      <Button variant="quiet" aria-expanded={isPreview} onClick={() => onStep(isPreview ? 'write' : 'preview')}>
        {t('staffReports.preview')}
      </Button>
      {!isSent && !canBeSent && <p className="text-muted text-sm">{t('staffReports.notPerformed')}</p>}
      {!isSent && canBeSent && (
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
