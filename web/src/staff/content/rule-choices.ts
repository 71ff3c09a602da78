import type { Bilingual, Language } from '#kernel/language.ts';
import {
  EVERY_EKADASHI,
  FESTIVALS,
  festivalName,
  KARANA_NAMES,
  MASA_NAMES,
  MUHURTA_NAMES,
  NAKSHATRA_NAMES,
  TITHI_NAMES,
  VARA_NAMES,
  YOGA_NAMES,
} from '#words/almanac.ts';
import { LOCALES } from '../../i18n/language.ts';
import type { Rule, RuleSubject } from './rules-queries.ts';

/** What a box stands for: a value of the almanac, or several with commas between them, and its words. */
export type Choice = readonly [values: string, text: string];

/** A Sunday. */
const FIRST_DAY = Date.UTC(2023, 0, 1);
const A_DAY_MS = 86_400_000;

/** The boxes of what a rule looks at. A value that no box stands for, such as one of the eight Vishtis, has a box of its own. */
export function choicesOf(on: RuleSubject, values: readonly string[], language: Language): Choice[] {
  const known = knownChoices(on, language);
  const ticked = new Set(tickedOf(known, values).flatMap((choice) => choice.split(',')));
  const others = values.filter((value) => !ticked.has(value));
  return [...known, ...others.map((value): Choice => [value, nameOfOne(on, value, language)])];
}

/** The choices of which every value is among these. */
export function tickedOf(choices: readonly Choice[], values: readonly string[]): string[] {
  return choices.map(([choice]) => choice).filter((choice) => choice.split(',').every((value) => values.includes(value)));
}

/** The values of a rule in words, such as 'Shukla Chaturthi, Krishna Chaturthi'. */
export function valuesInWords({ on, values }: Pick<Rule, 'on' | 'values'>, language: Language): string {
  const choices = choicesOf(on, values, language);
  const ticked = new Set(tickedOf(choices, values));
  return choices.flatMap(([choice, text]) => (ticked.has(choice) ? [text] : [])).join(', ');
}

function knownChoices(on: RuleSubject, language: Language): Choice[] {
  if (on === 'festival') {
    const all = FESTIVALS.map((id): Choice => [id, festivalName(id)[language]]);
    return [['ekadashi', EVERY_EKADASHI[language]], ...all];
  }
  if (on === 'hour') return Object.entries(MUHURTA_NAMES).map(([id, name]) => [id, name[language]]);
  if (on === 'vara') return VARA_NAMES.map((name, day) => [`${day}`, `${weekday(day, language)} · ${name[language]}`]);
  if (on === 'karana') return karanaChoices(language);
  return (CIRCLES[on] ?? []).map((name, place) => [`${place + 1}`, name[language]]);
}

const CIRCLES: Partial<Record<RuleSubject, readonly Bilingual[]>> = {
  tithi: TITHI_NAMES,
  nakshatra: NAKSHATRA_NAMES,
  yoga: YOGA_NAMES,
  masa: MASA_NAMES,
};

/** A karana that comes eight times a month is one choice. */
function karanaChoices(language: Language): Choice[] {
  const numbers = Map.groupBy(KARANA_NAMES.keys(), (place) => KARANA_NAMES[place]?.[language] ?? '');
  return [...numbers].map(([name, places]) => [places.map((place) => place + 1).join(','), name]);
}

function nameOfOne(on: RuleSubject, value: string, language: Language): string {
  const karana = on === 'karana' ? KARANA_NAMES[Number(value) - 1]?.[language] : undefined;
  return karana ? `${karana} (${value})` : value;
}

function weekday(day: number, language: Language): string {
  const name = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(
    FIRST_DAY + day * A_DAY_MS,
  );
  return name.charAt(0).toLocaleUpperCase(LOCALES[language]) + name.slice(1);
}
