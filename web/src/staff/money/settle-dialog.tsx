import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { useDialogForm } from '../kit/forms/use-dialog-form.ts';
import { ReasonField } from './money-parts.tsx';
import { type MoneyStory, useLeaveStory } from './money-queries.ts';

/** Leaves money as it is, or declines the wish for a refund: a reason, then what will happen. */
export function SettleDialog({ story, onClose }: { story: MoneyStory; onClose: () => void }) {
  const { t, language } = useI18n();
  // The story as it stood when the dialog opened: what happens behind the dialog must not pass as read.
  const [{ id, etag, kind, order, unit, received }] = useState(story);
  const form = useDialogForm('settle', id, {
    blank: { text: '' },
    done: t('staffMoney.settled'),
    save: (api, { values }): Promise<unknown> =>
      api.POST('/api/admin/money/{id}/settlement', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { reason: values.text },
      }),
    onSaved: useLeaveStory(id),
  });
  const { text } = form.values;
  const isAsk = kind === 'ask';
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t(isAsk ? 'staffMoney.declineTitle' : 'staffMoney.settleTitle', { number: orderNumber(order.number, language) })}
      choose={<ReasonField form={form} />}
      review={
        <>
          <p>{t(isAsk ? 'staffMoney.declineReview' : 'staffMoney.settleReview')}</p>
          {unit !== null && <p>{t('staffMoney.stays', { amount: formatCoinAmount(received ?? '', language), unit })}</p>}
          <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{text}</p>
        </>
      }
      confirmLabel={t(isAsk ? 'staffMoney.declineConfirm' : 'staffMoney.settleConfirm')}
    />
  );
}
