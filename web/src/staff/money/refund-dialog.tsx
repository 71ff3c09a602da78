import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { QueryError, SkeletonRows } from '../kit/page/page-parts.tsx';
import { isSameAmount } from './amounts.ts';
import { type RefundableMoney, refundablesOf, useBeginRefund, useRefundable } from './refund-begin.ts';
import { useRefundChoice } from './refund-choice.ts';
import { RefundQuestion } from './refund-question.tsx';
import { RefundReview } from './refund-review.tsx';
import { writeAmount } from './written-money.ts';

interface DialogProps {
  readonly orderId: string;
  /** The number of the order. */
  readonly number: number;
  /** The payment that is chosen at first; by default the only one, or everything. */
  readonly sourceId?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Begins a refund of an order's money: how much and why, then what will happen; the amount is typed once more. */
export function RefundDialog({ orderId, number, sourceId, onClose, onDone = onClose }: DialogProps) {
  const { t, language } = useI18n();
  const query = useRefundable(orderId);
  // The money as it was read when the dialog opened: a later change behind the dialog must not count as read.
  const [opened, setOpened] = useState<RefundableMoney>();
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  const title = t('staffRefunds.ofOrder', { number: orderNumber(number, language) });
  if (opened && refundablesOf(opened).length > 0) {
    return <TwoSteps title={title} money={opened} sourceId={sourceId} onClose={onClose} onDone={onDone} />;
  }
  return (
    <Modal open onClose={onClose} title={title}>
      {opened && <p>{t('staffMoney.nothingToGive')}</p>}
      {!opened && <QueryError query={query} />}
      {!opened && !query.error && <SkeletonRows />}
    </Modal>
  );
}

interface TwoStepsProps {
  readonly title: string;
  readonly money: RefundableMoney;
  readonly sourceId: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function TwoSteps({ title, money, sourceId, onClose, onDone }: TwoStepsProps) {
  const { t, language } = useI18n();
  const choice = useRefundChoice(money, sourceId);
  const form = useBeginRefund(money, choice.wanted, onDone);
  const [retyped, setRetyped] = useState('');
  const { text } = form.values;
  const { amount, unit } = choice;
  const isConfirmed = amount !== undefined && isSameAmount(retyped, amount);
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={title}
      steps={[t('staffMoney.refundStepHow'), t('staffMoney.refundStepRead')]}
      choose={<RefundQuestion choice={choice} form={form} />}
      isReady={amount !== undefined}
      review={
        <RefundReview
          money={money}
          choice={choice}
          reason={text}
          retyped={retyped}
          onRetype={setRetyped}
          isConfirmed={isConfirmed}
        />
      }
      isConfirmed={isConfirmed}
      confirmLabel={t('staffMoney.refundConfirm', { amount: writeAmount(amount ?? '0', unit, language) })}
    />
  );
}
