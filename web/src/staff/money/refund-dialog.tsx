import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { ErrorCard, SkeletonRows } from '../kit/page/page-parts.tsx';
import { isTypedAgain } from './amounts.ts';
import { type RefundableMoney, useBeginRefund, useRefundable } from './refund-begin.ts';
import { refundablesOf, useRefundChoice } from './refund-choice.ts';
import { RefundQuestion } from './refund-question.tsx';
import { RefundReview, writeAmount } from './refund-review.tsx';

interface DialogProps {
  readonly orderId: string;
  /** Its number, as people know it. */
  readonly number: number;
  /** Of which payment; a person may choose another. Missing: of everything, or of the only one. */
  readonly sourceId?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Begins to give an order's money back: how much and why, then what will happen; the amount is typed once more. */
export function RefundDialog({ orderId, number, sourceId, onClose, onDone = onClose }: DialogProps) {
  const { t, language } = useI18n();
  const query = useRefundable(orderId);
  // What happens behind the dialog must not pass as read.
  const [opened, open] = useState<RefundableMoney>();
  if (!opened && query.data && !query.isFetching) open(query.data);
  const title = t('staffRefunds.one', { number: orderNumber(number, language) });
  if (opened && refundablesOf(opened).length > 0) {
    return <Dialog title={title} money={opened} sourceId={sourceId} onClose={onClose} onDone={onDone} />;
  }
  return (
    <Modal open onClose={onClose} title={title}>
      {opened && <p>{t('staffMoney.nothingToGive')}</p>}
      {!opened && query.error && <ErrorCard error={query.error} onRetry={() => void query.refetch()} />}
      {!opened && !query.error && <SkeletonRows />}
    </Modal>
  );
}

interface OpenedProps {
  readonly title: string;
  readonly money: RefundableMoney;
  readonly sourceId: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Dialog({ title, money, sourceId, onClose, onDone }: OpenedProps) {
  const { t, language } = useI18n();
  const choice = useRefundChoice(money, sourceId);
  const form = useBeginRefund(money, choice.wanted, onDone);
  const [again, setAgain] = useState('');
  const { text } = form.values;
  const { amount, unit } = choice;
  const isSame = amount !== undefined && isTypedAgain(again, amount);
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={title}
      steps={[t('staffMoney.refundStepHow'), t('staffMoney.refundStepRead')]}
      choose={<RefundQuestion choice={choice} form={form} />}
      isReady={amount !== undefined}
      review={<RefundReview money={money} choice={choice} reason={text} again={again} onAgain={setAgain} isSame={isSame} />}
      isConfirmed={isSame}
      confirmLabel={t('staffMoney.refundConfirm', { amount: writeAmount(amount ?? '0', unit, language) })}
    />
  );
}
