import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { QuotedText } from '../kit/values/quoted-text.tsx';
import { Fact, ReasonField, type TextForm } from './money-parts.tsx';
import { RefundedAmount } from './refund-parts.tsx';
import { type RefundAction, type RefundFile, useRefundAction } from './refund-queries.ts';

interface DialogProps {
  readonly action: RefundAction;
  /** As it stood when the dialog opened: a later change behind the dialog must not count as read. */
  readonly refund: RefundFile;
  readonly onClose: () => void;
}

/** The dialog of an action on a refund: the money and what the person must type, then what will happen. */
export function RefundActionDialog({ action, refund, onClose }: DialogProps) {
  const { t, language } = useI18n();
  // A refund that was sent is ended because its money has come back.
  const words = action === 'reject' && refund.sent ? 'rejectSent' : action;
  const form = useRefundAction(action, refund, onClose);
  const { text } = form.values;
  const [isSeen, setSeen] = useState(false);
  const needsText = action === 'send' || action === 'reject';
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t(`staffRefunds.title.${action}`, { number: orderNumber(refund.order.number, language) })}
      choose={
        <>
          <MoneyFacts refund={refund} />
          <p>{t(`staffRefunds.advice.${words}`)}</p>
          {action === 'send' && <ReferenceField form={form} />}
          {action === 'reject' && <ReasonField form={form} />}
          {action === 'confirm' && (
            <CheckboxField
              label={t('staffRefunds.seen')}
              required
              checked={isSeen}
              onChange={({ target }) => setSeen(target.checked)}
            />
          )}
        </>
      }
      review={
        <>
          <MoneyFacts refund={refund} />
          {needsText && <QuotedText>{text}</QuotedText>}
          <p>{t(`staffRefunds.review.${words}`)}</p>
          {(action === 'send' || action === 'pay') && <p>{t('staffMoney.willSecondText')}</p>}
        </>
      }
      confirmLabel={t(`staffRefunds.confirm.${action}`)}
    />
  );
}

/** What goes back and where, with the reference once it was sent. */
function MoneyFacts({ refund }: { refund: RefundFile }) {
  const { address, network, sent } = refund;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-heading font-semibold text-2xl">
        <RefundedAmount refund={refund} />
      </p>
      <dl className="flex flex-col gap-2">
        {network !== null && <Fact name="common.network">{network}</Fact>}
        {address !== null && <Fact name="staffRefunds.address">{address}</Fact>}
        {sent && <Fact name="staffRefunds.reference">{sent.reference}</Fact>}
      </dl>
    </div>
  );
}

function ReferenceField({ form }: { form: TextForm }) {
  const { t } = useI18n();
  return (
    <Field
      {...form.field('text')}
      label={t('staffRefunds.reference')}
      hint={t('staffRefunds.referenceHint')}
      required
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
