import { createHash } from 'node:crypto';
import { type Bilingual, inEachLanguage, type Language } from '#kernel/language.ts';
import { type NamedPlace, ownStar } from '#modules/panchanga/index.ts';
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
import { type Scripts, spellName } from './spell-name.ts';
import { type LineReply, replyOf, type SpelledPerson } from './spelled-names.ts';

/** A part of the formula in both scripts, with what it means. */
export interface Part {
  readonly id: 'world' | 'time' | 'purpose';
  readonly iast: string;
  readonly devanagari: string;
  readonly meaning: Bilingual;
}

/** Somebody's line: gotra, star and name. No ending tells a gender, which nobody has asked for. */
export interface PersonLine {
  readonly name: SpelledPerson;
  readonly iast: string;
  readonly devanagari: string;
  /** What gotra and star are, and what is not known. */
  readonly meaning: Bilingual;
}

const at = <Entry>(circle: readonly Entry[], number: number): Entry => {
  const entry = circle[number - 1];
  if (entry === undefined) throw new RangeError(`The circle has no ${number}`);
  return entry;
};

export function worldPart(place: NamedPlace, scripts: Scripts): Part {
  const lands = [...(isInIndia(place) ? [words.IN_INDIA] : []), ...(isInAryavarta(place) ? [words.IN_ARYAVARTA] : [])];
  const city = words.CITIES_IN[place.city ?? ''] ?? `${spellName(place.name[words.SPELLED_FROM]).iast.toLowerCase()}-nagare`;
  const iast = [words.WORLD, ...lands, city, words.AT_FIRE].join(' ');
  const meaning = inEachLanguage((language) =>
    words.SANKALPA_WORDS[language].worldMeans(place.name[language], isInIndia(place), isInAryavarta(place)),
  );
  return { id: 'world', iast, devanagari: scripts.toDevanagari(iast), meaning };
}

export function timePart(sky: SkyOfHour, scripts: Scripts): Part {
  const isBright = sky.tithi <= 15;
  const tithi = sky.tithi === 30 ? words.NEW_MOON_IN : at(words.TITHIS_IN, isBright ? sky.tithi : sky.tithi - 15);
  const iast = [
    `vaikramābde ${sky.samvat.vikram} śakābde ${sky.samvat.shaka} ${sky.isUttara ? 'uttarāyaṇe' : 'dakṣiṇāyane'} ${at(words.RITUS_IN, sky.ritu)}`,
    `${sky.isAdhika ? 'adhika' : ''}${at(words.MASAS, sky.masa)}māse ${isBright ? 'śuklapakṣe' : 'kṛṣṇapakṣe'} ${tithi} tithau`,
    `${at(words.VARAS_IN, sky.vara + 1)} ${at(words.NAKSHATRAS, sky.nakshatra)}nakṣatre ${at(words.YOGAS, sky.yoga)}yoge`,
    `${at(words.KARANAS, sky.karana)}karaṇe ${at(words.RASHIS, sky.moon)}sthe candre ${at(words.RASHIS, sky.sun)}sthe sūrye`,
  ].join(' ');
  const meaning = inEachLanguage((language) =>
    words.SANKALPA_WORDS[language].timeMeans({ ...sky, ...sky.samvat, isBright }, namesIn(sky, language)),
  );
  return { id: 'time', iast, devanagari: scripts.toDevanagari(iast), meaning };
}

function namesIn(sky: SkyOfHour, language: Language) {
  return {
    ritu: at(RITU_NAMES, sky.ritu)[language],
    masa: at(MASA_NAMES, sky.masa)[language],
    tithi: at(TITHI_NAMES, sky.tithi)[language],
    vara: at(VARA_NAMES, sky.vara + 1)[language],
    nakshatra: at(NAKSHATRA_NAMES, sky.nakshatra)[language],
    yoga: at(YOGA_NAMES, sky.yoga)[language],
    karana: at(KARANA_NAMES, sky.karana)[language],
    moon: at(RASHI_NAMES, sky.moon)[language],
    sun: at(RASHI_NAMES, sky.sun)[language],
  };
}

/** Of a tier or another form of a ritual it is that ritual's. */
export function purposePart(itemId: string, scripts: Scripts): Part {
  const known = Object.keys(words.RITES).find((id) => itemId === id || itemId.startsWith(`${id}-`));
  const rite = words.RITES[known ?? ''] ?? words.ANY_RITE;
  const iast = words.purposeFor(rite);
  const meaning = inEachLanguage((language) => words.SANKALPA_WORDS[language].purposeMeans(rite.meaning[language]));
  return { id: 'purpose', iast, devanagari: scripts.toDevanagari(iast), meaning };
}

/** More possible stars are no star. */
const MOST_STARS = 2;

export function personLine(name: SpelledPerson, scripts: Scripts): PersonLine {
  const { gotra, ...person } = name.person;
  const { nakshatra, pada, candidates } = ownStar(person);
  const possible = nakshatra ? [nakshatra] : [...new Set(candidates.map((star) => star.nakshatra))];
  const stars = possible.length <= MOST_STARS ? possible : [];
  const nakshatras = stars.map((star) => `${at(words.NAKSHATRAS, star)}nakṣatre`).join(' vā ');
  const iast = [`${gotraOf(gotra)}gotre`, nakshatras && (stars.length > 1 ? `${nakshatras} vā` : nakshatras)]
    .filter(Boolean)
    .join(' ');
  const meaning = inEachLanguage((language) => {
    const phrases = words.SANKALPA_WORDS[language];
    const names = stars.map((star) => at(NAKSHATRA_NAMES, star)[language]).join(` ${phrases.or} `);
    const star = names ? `${phrases.star} ${names}${pada ? `, ${phrases.pada(pada)}` : ''}` : phrases.noStar;
    return `${gotra ? phrases.gotra(gotra) : phrases.kashyapa} · ${star}`;
  });
  return { name, iast, devanagari: scripts.toDevanagari(iast), meaning };
}

/** As the tradition spells it, else by the rules for names; of an unknown one Kashyapa is said. */
function gotraOf(gotra: string): string {
  const plain = gotra.normalize('NFC').trim().toLowerCase();
  if (!plain) return words.KASHYAPA;
  return words.GOTRAS[plain] ?? spellName(plain).iast.toLowerCase().replace(/ā$/, 'a');
}

/** A print of a line: an invited person has confirmed the line that is read now when the prints are the same. */
export const printOfLine = ({ name, iast }: PersonLine): string => printed([name.iast, iast]);

/** What an invited person has said of their line; null of everybody else, for whom the customer speaks. */
export function replyOfLine(line: PersonLine): LineReply | null {
  const { invited, answer } = line.name.person;
  return invited === null ? null : replyOf(answer, printOfLine(line));
}

/** A print of all that a customer confirms: they have confirmed what is read now when the prints are the same. */
export function printOf(lines: readonly PersonLine[], wishes: readonly string[], purpose: Part): string {
  return printed([lines.map(({ name, iast }) => [name.iast, iast]), wishes, purpose.iast]);
}

const printed = (read: unknown) => createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 32);
