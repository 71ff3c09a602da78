import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { findPlace } from '#modules/panchanga/index.ts';
import { type CustomerBirth, peopleOf } from '#modules/plans/index.ts';
import { EMPTY_BIRTH_FIELDS } from '#modules/profiles/index.ts';
import { personLine, purposePart, timePart, worldPart } from './formula.ts';
import type { SkyOfHour } from './hour.ts';
import { spelled } from './spelled-names.ts';
import { scripts } from './testing/scripts.ts';

const sky: SkyOfHour = {
  samvat: { vikram: 2083, shaka: 1948 },
  isUttara: false,
  ritu: 5,
  masa: 9,
  isAdhika: false,
  tithi: 13,
  vara: 1,
  nakshatra: 3,
  yoga: 16,
  karana: 26,
  moon: 1,
  sun: 9,
};

test.each<[string, Partial<SkyOfHour>, string, string]>([
  ['the full moon ends the bright half', { tithi: 15 }, 'śuklapakṣe', 'in the bright half, tithi Purnima'],
  ['the dark half begins with its own first', { tithi: 16 }, 'kṛṣṇapakṣe pratipadi', 'in the dark half, tithi Krishna Pratipada'],
  ['the new moon ends the dark half', { tithi: 30 }, 'kṛṣṇapakṣe amāvāsyāyāṃ', 'in the dark half, tithi Amavasya'],
  ['an added month is named as such', { isAdhika: true }, ' adhikamārgaśīrṣamāse', 'in the added month Margashirsha'],
  ['the Sun goes north for half a year', { isUttara: true }, 'uttarāyaṇe', 'northern way'],
  ['the first weekday is that of the Sun', { vara: 0 }, 'ravivāsare', 'Ravivara'],
  ['the last weekday is that of Saturn', { vara: 6 }, 'śanivāsare', 'Shanivara'],
])('%s', (_, changes, iast, meaning) => {
  const part = timePart({ ...sky, ...changes }, scripts);
  expect(part.iast).toContain(iast);
  expect(part.meaning.en).toContain(meaning);
  expect(scripts.toIast(part.devanagari)).toContain(iast.trim());
});

test('a number that the sky does not have is an error', () => {
  expect(() => timePart({ ...sky, nakshatra: 28 }, scripts)).toThrow(RangeError);
});

const inIndia = (latitude: number, longitude: number) => findPlace({ latitude, longitude, timeZone: 'Asia/Kolkata' });

test.each([
  ['Varanasi', findPlace({ city: 'varanasi' }), 'khaṇḍe āryāvartaikadeśe vārāṇasīkṣetre', 'land of Bharata, in Aryavarta,'],
  ['the south', inIndia(13, 80), 'jambūdvīpe bharatakhaṇḍe 13', 'Bharata, in the house'],
  ['the Vindhyas', inIndia(23, 77), 'bharatakhaṇḍe āryāvartaikadeśe 23', 'in Aryavarta,'],
  ['Kazan', findPlace({ city: 'kazan' }), 'caraṇe kazan-nagare agniśālāyām', 'quarter, in the house of the fire (Kazan)'],
])('the world is described from %s', (_, place, iast, meaning) => {
  const part = worldPart(place, scripts);
  expect(part.iast).toContain(iast);
  expect(part.meaning.en).toContain(meaning);
});

test.each([
  ['ganesha', 'gaṇapatihomam', 'Ganapati'],
  ['ganesha-premium', 'gaṇapatihomam', 'Ganapati'],
  ['ganeshas', 'śrīparameśvaraprītyarthaṃ homam', 'the Supreme Lord'],
])('the purpose of %s is that of its ritual, and of an unknown one the joy of the Lord', (item, iast, meaning) => {
  const part = purposePart(item, scripts);
  expect(part.iast).toContain(iast);
  expect(part.meaning.en).toContain(meaning);
});

const known = { firstName: 'Анна', lastName: 'Иванова', birthDate: '05.03.1988', birthTime: '07:40', birthPlace: 'Казань' };
const birth: CustomerBirth = { ...EMPTY_BIRTH_FIELDS, ...known };

test.each<[string, Partial<CustomerBirth>, string, string]>([
  ['a star with its pada', {}, 'kāśyapagotre uttaraphalgunīnakṣatre', 'Kashyapa · star Uttara Phalguni, pada 4'],
  [
    'both of two possible stars',
    { birthTime: '' },
    'uttaraphalgunīnakṣatre vā hastanakṣatre vā',
    'star Uttara Phalguni or Hasta',
  ],
  ['no star of three possible ones', { birthDate: '17.01.1988', birthTime: '' }, 'kāśyapagotre', 'star unknown: not spoken'],
  ['no star where nothing is known', { birthDate: '' }, 'kāśyapagotre', 'star unknown: not spoken'],
  ['a star of the family without a pada', { birthNakshatra: '6', birthDate: '' }, 'ārdrānakṣatre', 'star Ardra'],
  ['a gotra as the tradition spells it', { gotra: ' Атри ', birthDate: '' }, 'ātreyagotre', 'star unknown: not spoken'],
  [
    'a gotra in Devanagari as the tradition spells it',
    { gotra: 'अत्रि', birthDate: '' },
    'ātreyagotre',
    'gotra अत्रि · star unknown: not spoken',
  ],
  [
    'another gotra in Devanagari as it is written',
    { gotra: 'चन्द्र', birthDate: '' },
    'candragotre',
    'gotra चन्द्र · star unknown: not spoken',
  ],
  [
    'another gotra by the rules for names',
    { gotra: 'Ма́ла', birthDate: '' },
    'mālagotre',
    'gotra Ма́ла · star unknown: not spoken',
  ],
  [
    'the gotra "constructor" by the rules for names, not what objects inherit by this name',
    { gotra: 'constructor', birthDate: '' },
    'konstruktorgotre',
    'not spoken',
  ],
])('the line of a person has %s', (_, changes, iast, meaning) => {
  const [person] = peopleOf(
    { contactName: undefined, birth: { ...birth, ...changes }, readings: [] },
    '2026-11-20' as CalendarDate,
  );
  if (!person) throw new Error('nobody');
  const line = personLine(spelled(person, [], scripts), scripts);
  expect(line.iast.endsWith(iast)).toBe(true);
  expect(line.meaning.en).toMatch(new RegExp(`${meaning}$`));
  expect(scripts.toIast(line.devanagari)).toBe(line.iast);
});
