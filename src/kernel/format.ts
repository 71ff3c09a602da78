import type { Language } from './language.ts';
import { type Cents, centsToDollars } from './money.ts';
import { WEEKS_IN_A_MONTH } from './ritual-month.ts';

const prices = perLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
);
const weeks = perLanguage(longUnit('week'));
const months = perLanguage(longUnit('month'));
const minutes = perLanguage(longUnit('minute'));

/** Formats dollars for people: '500 $' and '87,50 $' in Russian, '$500' and '$87.50' in English; a minus is a minus sign. */
export function formatPrice(dollars: number, language: Language): string {
  return prices(language).format(dollars).replace('-', '−');
}

/** Formats integer cents in the same way. */
export function formatCents(amount: Cents, language: Language): string {
  return formatPrice(centsToDollars(amount), language);
}

const decimalMarks = perLanguage((language) => new Intl.NumberFormat(language).format(0.5).charAt(1));

/** Formats a coin amount with every digit: '0.0087' is '0,0087' in Russian. Only for reading: wallets take the amount with a point. */
export function formatCoinAmount(amount: string, language: Language): string {
  return amount.replace('.', decimalMarks(language));
}

/** Formats a ritual's length, given in weeks: 1 -> '1 week', 4 -> '1 month', 9 -> '9 weeks'. */
export function formatWeeks(count: number, language: Language): string {
  return count % WEEKS_IN_A_MONTH === 0 ? months(language).format(count / WEEKS_IN_A_MONTH) : weeks(language).format(count);
}

/** Formats minutes: 1 -> '1 minute', 10 -> '10 minutes'. */
export function formatMinutes(count: number, language: Language): string {
  return minutes(language).format(count);
}

/** Makes each language's formatter at its first use and caches it, because Intl formatters take long to make. */
export function perLanguage<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language) => {
    made[language] ??= make(language);
    return made[language];
  };
}

function longUnit(unit: string) {
  return (language: Language) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
}

/** A name as it is printed: the hyphen between a ritual and its tier is a dash there, which begins no line. */
export function withDash(name: string): string {
  return name.replace(' - ', '\u00a0— ');
}
