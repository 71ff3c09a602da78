import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { type Departure, hasRituals, type PaidRituals } from './departure.ts';

type Choice = readonly [value: PaidRituals, name: MessageKey, text: MessageKey];

const WITH_RITUALS: readonly Choice[] = [
  ['perform', 'account.leavePerform', 'account.leavePerformText'],
  ['money_first', 'account.leaveMoney', 'account.leaveMoneyText'],
  ['keep', 'account.keepAccount', 'account.leaveKeepText'],
];
/** Where no ritual is open, but a refund. */
const WITH_REFUNDS: readonly Choice[] = [
  ['perform', 'account.leaveNow', 'account.leaveNowText'],
  ['money_first', 'account.leaveAfterRefund', 'account.leaveAfterRefundText'],
  ['keep', 'account.keepAccount', 'account.leaveKeepRefundText'],
];

interface LeaveChoiceProps {
  departure: Departure;
  chosen: PaidRituals | undefined;
  onChoose: (choice: PaidRituals) => void;
}

/** What becomes of all that is paid and open: it is finished without the account, the money comes back first, or the account stays. */
export function LeaveChoice({ departure, chosen, onChoose }: LeaveChoiceProps) {
  const { t } = useI18n();
  const lacksDay = departure.orders.some(({ needsDay }) => needsDay);
  const isOfRituals = hasRituals(departure);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{t(isOfRituals ? 'account.leaveAsk' : 'account.leaveAskRefund')}</legend>
      {(isOfRituals ? WITH_RITUALS : WITH_REFUNDS).map(([value, name, text]) => (
        <label
          key={value}
          className="flex items-start gap-3 rounded-field border border-line px-4 py-3 has-checked:border-accent has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="paid-rituals"
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-4.5 shrink-0 accent-accent outline-none"
          />
          <span>
            <span className="block font-semibold">{t(name)}</span>
            <span className="block text-muted text-sm">{t(text)}</span>
            {value === 'perform' && lacksDay && (
              <span className="mt-1 block text-danger text-sm">{t('account.leaveDayFirst')}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
