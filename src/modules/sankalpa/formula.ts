import { type Bilingual, inEachLanguage, type Language } from '#kernel/language.ts';
import { shortHexHash } from '#kernel/short-hash.ts';
import { BRIGHT_TITHIS, type NamedPlace, ownStar } from '#modules/panchanga/index.ts';
import {
  KARANA_NAMES,
  MASA_NAMES,
  NAKSHATRA_NAMES,
  RASHI_NAMES,
  RITU_NAMES,
  TITHI_NAMES,
  VARA_NAMES,
  YOGA_NAMES,
} from '#words/almanac.ts';
import * as words from '#words/sankalpa.ts';
import { isInAryavarta, isInIndia, type SkyOfHour } from './hour.ts';
import { MOST_STARS } from './most-stars.ts';
import { type Scripts, spellName } from './spell-name.ts';
import { isDevanagari, type LineReply, replyOf, type SpelledPerson } from './spelled-names.ts';

/** A part of the formula in both scripts, with what it means. */
export interface Part {
  readonly id: 'world' | 'time' | 'purpose';
  readonly iast: string;
  readonly devanagari: string;
  readonly meaning: Bilingual;
}

/** Somebody's line: gotra, star and name. No ending tells a gender: most people have not said theirs. */
export interface PersonLine {
  readonly name: SpelledPerson;
  readonly iast: string;
  readonly devanagari: string;
  /** What gotra and star are, and what is not known. */
  readonly meaning: Bilingual;
}

const NEW_MOON = 30;

export function worldPart(place: NamedPlace, scripts: Scripts): Part {
  const india = isInIndia(place) ? words.IN_INDIA : '';
  const aryavarta = isInAryavarta(place) ? words.IN_ARYAVARTA : '';
  const city = words.CITIES_IN[place.city ?? ''] ?? `${spellName(place.name[words.SPELLED_FROM]).iast.toLowerCase()}-nagare`;
  const iast = [words.WORLD, india, aryavarta, city, words.AT_FIRE].filter(Boolean).join(' ');
  const meaning = inEachLanguage((language) =>
    words.SANKALPA_WORDS[language].worldMeans(place.name[language], isInIndia(place), isInAryavarta(place)),
  );
  return { id: 'world', iast, devanagari: scripts.toDevanagari(iast), meaning };
}

export function timePart(sky: SkyOfHour, scripts: Scripts): Part {
  const isBright = sky.tithi <= BRIGHT_TITHIS;
  const tithiOfHalf = isBright ? sky.tithi : sky.tithi - BRIGHT_TITHIS;
  const tithi = sky.tithi === NEW_MOON ? words.NEW_MOON_IN : entryOf(words.TITHIS_IN, tithiOfHalf);
  const iast = [
    `vaikramābde ${sky.samvat.vikram} śakābde ${sky.samvat.shaka} ${sky.isUttara ? 'uttarāyaṇe' : 'dakṣiṇāyane'} ${entryOf(words.RITUS_IN, sky.ritu)}`,
    `${sky.isAdhika ? 'adhika' : ''}${entryOf(words.MASAS, sky.masa)}māse ${isBright ? 'śuklapakṣe' : 'kṛṣṇapakṣe'} ${tithi} tithau`,
    `${entryOf(words.VARAS_IN, sky.vara + 1)} ${entryOf(words.NAKSHATRAS, sky.nakshatra)}nakṣatre ${entryOf(words.YOGAS, sky.yoga)}yoge`,
    `${entryOf(words.KARANAS, sky.karana)}karaṇe ${entryOf(words.RASHIS, sky.moon)}sthe candre ${entryOf(words.RASHIS, sky.sun)}sthe sūrye`,
  ].join(' ');
  const meaning = inEachLanguage((language) =>
    words.SANKALPA_WORDS[language].timeMeans({ ...sky, ...sky.samvat, isBright }, namesIn(sky, language)),
  );
  return { id: 'time', iast, devanagari: scripts.toDevanagari(iast), meaning };
}

function namesIn(sky: SkyOfHour, language: Language) {
  return {
    ritu: entryOf(RITU_NAMES, sky.ritu)[language],
    masa: entryOf(MASA_NAMES, sky.masa)[language],
    tithi: entryOf(TITHI_NAMES, sky.tithi)[language],
    vara: entryOf(VARA_NAMES, sky.vara + 1)[language],
    nakshatra: entryOf(NAKSHATRA_NAMES, sky.nakshatra)[language],
    yoga: entryOf(YOGA_NAMES, sky.yoga)[language],
    karana: entryOf(KARANA_NAMES, sky.karana)[language],
    moon: entryOf(RASHI_NAMES, sky.moon)[language],
    sun: entryOf(RASHI_NAMES, sky.sun)[language],
  };
}

/** The purpose of a ritual. A tier or another form of a ritual has the purpose of that ritual. */
export function purposePart(itemId: string, scripts: Scripts): Part {
  const ritualId = Object.keys(words.RITES).find((id) => itemId === id || itemId.startsWith(`${id}-`));
  const rite = words.RITES[ritualId ?? ''] ?? words.ANY_RITE;
  const iast = words.purposeFor(rite);
  const meaning = inEachLanguage((language) => words.SANKALPA_WORDS[language].purposeMeans(rite.meaning[language]));
  return { id: 'purpose', iast, devanagari: scripts.toDevanagari(iast), meaning };
}

export function personLine(name: SpelledPerson, scripts: Scripts): PersonLine {
  const { gotra, ...person } = name.person;
  const { nakshatra, pada, candidates } = ownStar(person);
  const possible = nakshatra ? [nakshatra] : [...new Set(candidates.map((star) => star.nakshatra))];
  const stars = possible.length <= MOST_STARS ? possible : [];
  const iast = [`${gotraOf(gotra, scripts)}gotre`, starsInSanskrit(stars)].filter(Boolean).join(' ');
  const meaning = inEachLanguage((language) => {
    const phrases = words.SANKALPA_WORDS[language];
    return `${gotra ? phrases.gotra(gotra) : phrases.kashyapa} · ${starsInWords(stars, pada, language)}`;
  });
  return { name, iast, devanagari: scripts.toDevanagari(iast), meaning };
}

/** One star, or several with 'vā', 'or', behind each; empty without a star. */
function starsInSanskrit(stars: readonly number[]): string {
  const names = stars.map((star) => `${entryOf(words.NAKSHATRAS, star)}nakṣatre`);
  return names.length > 1 ? names.map((name) => `${name} vā`).join(' ') : names.join('');
}

function starsInWords(stars: readonly number[], pada: number | null, language: Language): string {
  const phrases = words.SANKALPA_WORDS[language];
  if (stars.length === 0) return phrases.noStar;
  const names = stars.map((star) => entryOf(NAKSHATRA_NAMES, star)[language]).join(` ${phrases.or} `);
  return pada ? `${phrases.star} ${names}, ${phrases.pada(pada)}` : `${phrases.star} ${names}`;
}

/**
 * The gotra as the tradition spells it, or else by the rules for names; for an unknown one Kashyapa is said. Before
 * `gotre`, with which it makes one word, a last a is short.
 */
function gotraOf(gotra: string, scripts: Scripts): string {
  const isIast = isDevanagari(gotra);
  const written = (isIast ? scripts.toIast(gotra) : gotra).normalize('NFC').trim().toLowerCase();
  if (!written) return words.KASHYAPA;
  return words.GOTRAS.get(written) ?? spellName(written, isIast).iast.toLowerCase().replace(/ā$/, 'a');
}

/** A print of a line: an invited person has confirmed the line that is read now when the prints are the same. */
export const printOfLine = ({ name, iast }: PersonLine): string => shortHexHash(JSON.stringify([name.iast, iast]));

/** What an invited person has answered to their line; null for everybody else, for whom the customer answers. */
export function replyOfLine(line: PersonLine): LineReply | null {
  const { invited, answer } = line.name.person;
  return invited === null ? null : replyOf(answer, printOfLine(line));
}

/** A print of all that a customer confirms: they have confirmed what is read now when the prints are the same. */
export function printOfSheet(lines: readonly PersonLine[], wishes: readonly string[], purpose: Part): string {
  return shortHexHash(JSON.stringify([lines.map(({ name, iast }) => [name.iast, iast]), wishes, purpose.iast]));
}

/** The entry of a circle of the almanac, whose numbers count from 1. */
function entryOf<Entry>(circle: readonly Entry[], number: number): Entry {
  const entry = circle[number - 1];
  if (entry === undefined) throw new RangeError(`The circle has no ${number}`);
  return entry;
}
