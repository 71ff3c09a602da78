import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { ReasonField, type TextForm } from './money-parts.tsx';
import { type Refundable, worthOfAll } from './refund-begin.ts';
import { EVERYTHING, type RefundChoice } from './refund-choice.ts';
import { DOLLARS, useSourceWords, writeAmount } from './written-money.ts';

/** The first step of a refund: which money, how much of it, and why. */
export function RefundQuestion({ choice, form }: { choice: RefundChoice; form: TextForm }) {
  const { t, language } = useI18n();
  const { payments, source, chosen, choose, left, unit, amount, typed, setTyped } = choice;
  const most = writeAmount(left, unit, language);
  const nameOf = usePaymentName();
  return (
    <>
      {payments.length > 1 && (
        <SelectField
          label={t('staffMoney.refundOf')}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={[
            [EVERYTHING, t('staffMoney.everything', { amount: formatPrice(worthOfAll(payments), language) })],
            ...payments.map((payment) => [payment.id, nameOf(payment)] as const),
          ]}
        />
      )}
      {source && (
        <Field
          label={t('staffMoney.amount', { unit })}
          hint={t('staffMoney.amountHint', { left: most })}
          error={amount === undefined ? t('staffMoney.amountWrong', { left: most }) : undefined}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ReasonField form={form} />
    </>
  );
}

/** A payment by its kind, its day and what is left of it. */
function usePaymentName() {
  const { t, language } = useI18n();
  const wordsOf = useSourceWords();
  return (payment: Refundable) => {
    const { name, day } = wordsOf(payment);
    const amount = writeAmount(payment.refund.left, payment.unit ?? DOLLARS, language);
    return t('staffMoney.sourceLeft', { name, day, amount });
  };
}
