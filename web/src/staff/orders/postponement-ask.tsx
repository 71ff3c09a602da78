import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { Button } from '../../ui/button.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { QuotedText } from '../kit/values/quoted-text.tsx';
import { type OpenedOrder, ORDERS_KEY } from './order-queries.ts';
import { actionOf } from './order-rules.ts';

type Ask = NonNullable<OpenedOrder['postponementAsk']>;

/** The customer's wish for another first day, with the answer, or with the buttons to answer. */
export function PostponementAsk({ order }: { order: OpenedOrder }) {
  const { t, language } = useI18n();
  const [answer, setAnswer] = useState<Answer>();
  const ask = order.postponementAsk;
  if (!ask) return null;
  return (
    <Card title={t('staffOrders.ask')}>
      <p className="font-medium">{t(`staffOrders.ask.${ask.state}`, { day: formatDay(ask.startDate, language) })}</p>
      <p className="text-muted text-xs">
        <Time at={ask.endedAt ?? ask.askedAt} />
      </p>
      <AskedRituals ask={ask} />
      {ask.reason && <p className="wrap-anywhere mt-2 whitespace-pre-line">{ask.reason}</p>}
      {ask.answer && <QuotedText className="mt-2">{ask.answer}</QuotedText>}
      {ask.state === 'open' && <Answers order={order} onAnswer={(agreed) => setAnswer({ order, ask, agreed })} />}
      {answer && <AnswerDialog {...answer} onClose={() => setAnswer(undefined)} />}
    </Card>
  );
}

/** The rituals that the customer asks about, with their days. A day that has changed since the wish is shown as well. */
function AskedRituals({ ask: { rituals, state } }: { ask: Ask }) {
  const { t, language } = useI18n();
  const write = (day: string | null) => (day ? formatDay(day, language) : t('staffOrders.askNoDay'));
  return (
    <ul className="mt-2 text-sm">
      {rituals.map((ritual) => (
        <li key={ritual.position}>
          <bdi>{ritualOf(textIn(ritual, language)('name'), ritual.weeks, language)}</bdi> · {write(ritual.dayThen)}
          {state === 'open' && ritual.dayNow !== ritual.dayThen && (
            <strong className="block text-danger">{t('staffOrders.askDayNow', { day: write(ritual.dayNow) })}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The buttons to answer. The shop can agree only while a ritual can be moved; a cancelled, unpaid or erased order gets no answer. */
function Answers({ order, onAnswer }: { order: OpenedOrder; onAnswer: (agreed: boolean) => void }) {
  const { t } = useI18n();
  const postpone = actionOf(order, 'postpone');
  if (!postpone || (postpone.refusal && postpone.refusal !== 'begun')) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {!postpone.refusal && <Button onClick={() => onAnswer(true)}>{t('staffOrders.askAgree')}</Button>}
      <Button variant="quiet" onClick={() => onAnswer(false)}>
        {t('staffMoney.decline')}
      </Button>
    </div>
  );
}

/** An answer that somebody is about to give. */
interface Answer {
  /** These two as they stood when the dialog opened: a refetch behind the dialog must not hide that something has changed since. */
  order: OpenedOrder;
  ask: Ask;
  agreed: boolean;
}

function AnswerDialog({ order, ask, agreed, onClose }: Answer & { onClose: () => void }) {
  const { t, language } = useI18n();
  const { id, etag, number } = order;
  // What was typed, or sent, as the answer to one wish is none to the next.
  const form = useDialogForm(agreed ? 'agree' : 'decline', `${id} ${ask.askedAt}`, {
    blank: { text: '' },
    refreshes: [[ORDERS_KEY]],
    done: t('staffOrders.askAnswered'),
    save: (api, { values }, idOf) =>
      api.POST('/api/admin/orders/{id}/postponement-answer', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { agreed, answer: values.text, noteId: idOf(values) },
      }),
    onSaved: onClose,
  });
  const { text } = form.values;
  const day = formatDay(ask.startDate, language);
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t(agreed ? 'staffOrders.askAgreeTitle' : 'staffOrders.askDeclineTitle', { number: orderNumber(number, language) })}
      choose={
        <AreaField
          {...form.field('text')}
          label={t('staffOrders.askAnswer')}
          hint={order.language === language ? undefined : t('staffOrders.readsOther')}
          required
          maxLength={500}
          rows={3}
        />
      }
      review={
        <>
          <p>{t(agreed ? 'staffOrders.askAgreeReview' : 'staffOrders.askDeclineReview', { day })}</p>
          <QuotedText>{text}</QuotedText>
        </>
      }
      confirmLabel={t(agreed ? 'staffOrders.postponeConfirm' : 'staffOrders.askDeclineConfirm')}
    />
  );
}
