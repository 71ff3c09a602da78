import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { writeTime } from '../kit/values/money-and-time.tsx';
import { ReasonField, type TextForm } from './money-parts.tsx';
import { EVERYTHING, type Refundable, type RefundChoice } from './refund-choice.ts';
import { writeAmount } from './refund-review.tsx';

/** The first step of a refund: which money, how much of it, and why. */
export function RefundQuestion({ choice, form }: { choice: RefundChoice; form: TextForm }) {
  const { t, language } = useI18n();
  const { offers, source, chosen, choose, left, unit, amount, typed, type } = choice;
  const most = formatCoinAmount(left, language);
  const nameOf = useSourceName();
  const everything = useDollars(offers);
  return (
    <>
      {offers.length > 1 && (
        <SelectField
          label={t('staffMoney.refundOf')}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={[
            [EVERYTHING, t('staffMoney.everything', { amount: everything })],
            ...offers.map((each) => [each.id, nameOf(each)] as const),
          ]}
        />
      )}
      {source && (
        <Field
          label={t('staffMoney.amount', { unit })}
          hint={t('staffMoney.amountHint', { left: most, unit })}
          error={amount === undefined ? t('staffMoney.amountWrong', { left: most, unit }) : undefined}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
      <ReasonField form={form} />
    </>
  );
}

function useDollars(offers: readonly Refundable[]): string {
  const { language } = useI18n();
  return formatPrice(
    offers.reduce((sum, { refund: { worth } }) => sum + worth, 0),
    language,
  );
}

/** Money by its kind, day and what is left of it. */
function useSourceName() {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  return ({ kind, at, network, unit, refund: { left } }: Refundable) => {
    const name = network === null ? t(`staffMoney.kind.${kind}`) : `${t(`staffMoney.kind.${kind}`)}, ${network}`;
    const amount = writeAmount(left, unit ?? '$', language);
    return t('staffMoney.sourceLeft', { name, day: writeTime(at, 'day', language, timeZone), amount });
  };
}
