import { useState } from 'react';
import { formatCoinAmount } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { TwoStepDialog } from '../kit/two-step-dialog.tsx';
import { type MoneyStory, useSettle } from './money-queries.ts';
import { ReasonField, useReason } from './reason-field.tsx';

/** Leaves money as it is, or declines the wish for a refund: a reason, then what will happen. */
export function SettleDialog({ story, onClose }: { story: MoneyStory; onClose: () => void }) {
  const { t, language } = useI18n();
  // The story as it stood when the dialog opened: what happens behind the dialog must not pass as read.
  const [opened] = useState(story);
  const settle = useSettle(opened);
  const reason = useReason(opened.id);
  const isAsk = opened.kind === 'ask';
  return (
    <TwoStepDialog
      onClose={onClose}
      title={t(isAsk ? 'staffMoney.declineTitle' : 'staffMoney.settleTitle', { number: opened.order.number })}
      choose={<ReasonField reason={reason} />}
      canGoOn={reason.isGiven}
      review={
        <>
          <p>{t(isAsk ? 'staffMoney.declineReview' : 'staffMoney.settleReview')}</p>
          {opened.unit !== null && (
            <p>{t('staffMoney.stays', { amount: formatCoinAmount(opened.received ?? '', language), unit: opened.unit })}</p>
          )}
          <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{reason.text}</p>
        </>
      }
      canConfirm={reason.isGiven}
      confirmLabel={t(isAsk ? 'staffMoney.declineConfirm' : 'staffMoney.settleConfirm')}
      onConfirm={() => settle.mutate(reason.text, { onSuccess: reason.forget })}
      isPending={settle.isPending}
      error={settle.error}
    />
  );
}
