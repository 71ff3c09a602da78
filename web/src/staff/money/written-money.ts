import type { Language } from '#kernel/language.ts';
import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { writeTime } from '../kit/values/money-and-time.tsx';
import type { MoneySource } from './money-queries.ts';

/** The unit of amounts that are no coins. */
export const DOLLARS = '$';

/** An amount in dollars, or in the unit of a coin. */
export function writeAmount(amount: string, unit: string, language: Language): string {
  return unit === DOLLARS ? formatPrice(Number(amount), language) : `${formatCoinAmount(amount, language)} ${unit}`;
}

/** What a payment is called: 'Cryptocurrency payment, TRON', and the day on which it came. */
export function useSourceWords() {
  const { t, language } = useI18n();
  const { timeZone } = usePanel();
  return ({ kind, network, at }: MoneySource) => {
    const word = t(`staffMoney.kind.${kind}`);
    return { name: network === null ? word : `${word}, ${network}`, day: writeTime(at, 'day', language, timeZone) };
  };
}
