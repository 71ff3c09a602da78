import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Amount } from '../kit/amount.tsx';
import { shownError } from '../kit/shown-error.ts';
import { TwoStepDialog } from '../kit/two-step-dialog.tsx';
import { useFreshFactor } from '../sign-in/fresh-factor.tsx';
import { readAmount, worthOf } from './amounts.ts';
import { type MoneySource, type MoneyStory, useDecision } from './money-queries.ts';
import { ReasonField, useReason } from './reason-field.tsx';

interface DialogProps {
  readonly story: MoneyStory;
  readonly source: MoneySource;
  readonly onClose: () => void;
}

/** Begins to give money back: how much and why, then what will happen; the amount is typed once more. */
export function RefundDialog({ story, source, onClose }: DialogProps) {
  const { t } = useI18n();
  // As in the dialog that settles: what happens behind the dialog must not pass as read.
  const [opened] = useState({ story, source });
  const { left, worth } = opened.source.refund ?? { left: '0', worth: 0 };
  const unit = opened.source.unit ?? '$';
  const fresh = useFreshFactor();
  const decision = useDecision(opened.story, fresh);
  const reason = useReason(opened.story.id);
  const [typed, setTyped] = useState(left);
  const [again, setAgain] = useState('');
  const amount = readAmount(typed, left);
  const isSame = amount !== undefined && readAmount(again, left) === amount;
  const send = () => {
    if (amount === undefined) return;
    const { id: sourceId } = opened.source;
    decision.mutate({ sourceId, amount, reason: reason.text }, { onSuccess: reason.forget });
  };
  return (
    <>
      <TwoStepDialog
        onClose={onClose}
        title={t('staffMoney.refundTitle', { number: opened.story.order.number })}
        choose={
          <>
            <Field
              label={t('staffMoney.amount', { unit })}
              hint={t('staffMoney.amountHint', { left, unit })}
              error={amount === undefined ? t('staffMoney.amountWrong', { left, unit }) : undefined}
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <ReasonField reason={reason} />
          </>
        }
        canGoOn={amount !== undefined && reason.isGiven}
        review={
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 font-heading font-semibold text-3xl">
              {opened.source.unit !== null && <span className="price">{`${amount} ${unit}`}</span>}
              <Amount dollars={worthOf(amount ?? '0', left, worth)} />
            </p>
            <ul className="flex list-disc flex-col gap-1 pl-5">
              <li>{t(opened.source.kind === 'coin' ? 'staffMoney.willAskAddress' : 'staffMoney.willBeSent')}</li>
              {opened.story.refundCancels && <li>{t('staffMoney.willCancel')}</li>}
              <li>{t('staffMoney.willNeedSecond')}</li>
            </ul>
            <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{reason.text}</p>
            <Field
              label={t('staffMoney.typeAmount', { amount: amount ?? '' })}
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={again}
              wrong={isSame ? undefined : t('staffMoney.amountOther', { amount: amount ?? '' })}
              onChange={({ target }) => setAgain(target.value)}
            />
          </>
        }
        canConfirm={isSame}
        confirmLabel={t('staffMoney.refundConfirm', { amount: amount ?? '', unit })}
        onConfirm={send}
        isPending={decision.isPending}
        error={shownError(decision.error)}
      />
      {fresh.dialog}
    </>
  );
}
