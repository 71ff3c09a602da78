import { DAY_MS } from '#kernel/durations.ts';
import { type Bilingual, type Language, LOCALES } from '#kernel/language.ts';
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
import type { Rule, RuleSubject } from './rules-queries.ts';

/** A box of the form: a value of the almanac, or several with commas between them, and its words. */
type Choice = readonly [values: string, text: string];

/** The weekdays of a rule are counted from this Sunday. */
const A_SUNDAY = Date.UTC(2023, 0, 1);

/** The boxes of what a rule looks at. A value without a box, such as one of the eight Vishtis, gets a box of its own. */
export function choicesOf(subject: RuleSubject, values: readonly string[], language: Language): Choice[] {
  const known = knownChoices(subject, language);
  const withBox = new Set(tickedOf(known, values).flatMap((choice) => choice.split(',')));
  const others = values.filter((value) => !withBox.has(value));
  return [...known, ...others.map((value): Choice => [value, valueName(subject, value, language)])];
}

/** The choices that are ticked: those of which all values are among `values`. */
export function tickedOf(choices: readonly Choice[], values: readonly string[]): string[] {
  return choices.map(([ofBox]) => ofBox).filter((ofBox) => ofBox.split(',').every((value) => values.includes(value)));
}

/** The values of a rule in words, such as 'Shukla Chaturthi, Krishna Chaturthi'. */
export function valuesInWords({ on, values }: Pick<Rule, 'on' | 'values'>, language: Language): string {
  const choices = choicesOf(on, values, language);
  const ticked = new Set(tickedOf(choices, values));
  return choices.flatMap(([choice, text]) => (ticked.has(choice) ? [text] : [])).join(', ');
}

function knownChoices(subject: RuleSubject, language: Language): Choice[] {
  if (subject === 'festival') {
    const all = FESTIVALS.map((id): Choice => [id, festivalName(id)[language]]);
    return [['ekadashi', EVERY_EKADASHI[language]], ...all];
  }
  if (subject === 'hour') return Object.entries(MUHURTA_NAMES).map(([id, name]) => [id, name[language]]);
  if (subject === 'vara') return VARA_NAMES.map((name, day) => [`${day}`, `${weekday(day, language)} · ${name[language]}`]);
  if (subject === 'karana') return karanaChoices(language);
  // An additional month has no values.
  return (CIRCLES[subject] ?? []).map((name, index) => [`${index + 1}`, name[language]]);
}

/** Names that come round again; a rule counts them from 1. */
const CIRCLES: Partial<Record<RuleSubject, readonly Bilingual[]>> = {
  tithi: TITHI_NAMES,
  nakshatra: NAKSHATRA_NAMES,
  yoga: YOGA_NAMES,
  masa: MASA_NAMES,
};

/** A karana that comes eight times a month is one choice. */
function karanaChoices(language: Language): Choice[] {
  const numbers = Map.groupBy(KARANA_NAMES.keys(), (index) => KARANA_NAMES[index]?.[language] ?? '');
  return [...numbers].map(([name, indexes]) => [indexes.map((index) => index + 1).join(','), name]);
}

/** The name of a value that has a box of its own. */
function valueName(subject: RuleSubject, value: string, language: Language): string {
  const karana = subject === 'karana' ? KARANA_NAMES[Number(value) - 1]?.[language] : undefined;
  return karana ? `${karana} (${value})` : value;
}

/** A weekday as a label begins: 'Sunday', 'Воскресенье'. */
function weekday(day: number, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  const name = format.format(A_SUNDAY + day * DAY_MS);
  return name.charAt(0).toLocaleUpperCase(LOCALES[language]) + name.slice(1);
}
