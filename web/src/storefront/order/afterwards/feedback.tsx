import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FEEDBACK_CONSENT } from '#words/feedback-consent.ts';
import { useApi } from '../../../api/provider.tsx';
import { formatDateTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useFormOver } from '../../../page/late/use-form-over.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/late/card.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { CheckboxField } from '../../../ui/late/field-checkbox.tsx';
import { useKeptFocus } from '../../../ui/late/use-kept-focus.ts';
import { Failure } from '../order-repair.tsx';
import { type Feedback, feedbackQuery, useSendFeedback } from './afterwards-calls.ts';

/** The customer's feedback, which the shop alone reads without a consent. The customer can change it and take it back at any time. */
export function FeedbackCard({ id }: { id: string }) {
  const { t } = useI18n();
  const { data: feedback } = useQuery(feedbackQuery(useApi(), id));
  const [isEditing, setEditing] = useState(false);
  const keptFocus = useKeptFocus();
  if (!feedback) return null;
  const showsForm = isEditing || feedback.mark === null;
  return (
    <Card title={t('order.feedback')} className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-col gap-3" {...keptFocus}>
        {showsForm ? (
          <FeedbackForm id={id} feedback={feedback} onEdit={setEditing} />
        ) : (
          <SentFeedback id={id} feedback={feedback} onEdit={() => setEditing(true)} />
        )}
      </div>
    </Card>
  );
}

function SentFeedback({ id, feedback, onEdit }: { id: string; feedback: Feedback; onEdit: () => void }) {
  const { t, language } = useI18n();
  const takeBack = useSendFeedback(id, feedback.version);
  return (
    <>
      <p role="status">{t('order.feedbackMarked', { mark: feedback.mark ?? 0 })}</p>
      {feedback.text && <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{feedback.text}</p>}
      <p className="text-muted text-sm">
        {feedback.consent
          ? t('order.feedbackAllowed', { date: formatDateTime(feedback.consent.at, language) })
          : t('order.feedbackPrivate')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onEdit}>{t('order.feedbackChange')}</Button>
        <Button variant="quiet" isBusy={takeBack.isPending} onClick={() => takeBack.mutate(null)}>
          {t('order.feedbackTakeBack')}
        </Button>
      </div>
      <Failure error={takeBack.error} />
    </>
  );
}

const MARKS = ['1', '2', '3', '4', '5'];

function FeedbackForm({ id, feedback, onEdit }: { id: string; feedback: Feedback; onEdit: (isEditing: boolean) => void }) {
  const { t, language } = useI18n();
  const { form, forget } = useFormOver({
    place: `feedback ${id}`,
    // The consent is of the words that are sent with it: it is given anew each time.
    stored: { mark: String(feedback.mark ?? ''), text: feedback.text, consent: false },
  });
  const { register, watch } = form;
  const close = () => {
    forget();
    onEdit(false);
  };
  const send = useSendFeedback(id, feedback.version, forget);
  const submit = form.handleSubmit(({ mark, text, consent }) => {
    if (!mark || send.isPending) return;
    // A first feedback may be stored although its answer is lost: the form stays, and says so.
    onEdit(true);
    // The form closes once the feedback is read again: until then the page would show what stood before.
    send.mutate({ mark: Number(mark), text, publish: consent }, { onSuccess: () => onEdit(false) });
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-muted text-sm">{t('order.feedbackText')}</p>
      <MarkField {...register('mark')} />
      <AreaField label={t('order.feedbackWords')} maxLength={4000} {...register('text')} />
      <CheckboxField label={FEEDBACK_CONSENT[language]} {...register('consent')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={!watch('mark')} isBusy={send.isPending}>
          {t('common.send')}
        </Button>
        {feedback.mark !== null && (
          <Button variant="quiet" onClick={close}>
            {t('order.feedbackKeep')}
          </Button>
        )}
      </div>
      <Failure error={send.error} />
    </form>
  );
}

/** The choice of a mark, as a text; empty when none is chosen. */
function MarkField(field: UseFormRegisterReturn) {
  const { t } = useI18n();
  return (
    <fieldset>
      <legend className="text-sm">{t('order.feedbackMark')}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {MARKS.map((mark) => (
          <label
            key={mark}
            className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-field border border-line px-3 has-checked:border-accent has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input type="radio" value={mark} className="sr-only" {...field} />
            {mark}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
