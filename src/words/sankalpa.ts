/*
 * The Sanskrit of a sankalpa, in IAST, and what it means. The text is traditional; its order is that of the common mahasankalpa (time of the
 * world, land, year and day, the patron's gotra and name, purpose, resolve), as manuals of grihya rites print it, such as 'Nityakarma
 * Pujaprakasha' (Gita Press, Gorakhpur). All stems and endings stand here, so that a reader of Sanskrit corrects them in one place. Lists begin
 * with the number 1 of their circle, weekdays with Sunday.
 */

import type { Bilingual } from '#kernel/language.ts';
import { wordsIn } from './words-in.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** In the locative, each with its own ending. */
export const TITHIS_IN = [
  ...list(
    'pratipadi dvitīyāyāṃ tṛtīyāyāṃ caturthyāṃ pañcamyāṃ ṣaṣṭhyāṃ saptamyāṃ aṣṭamyāṃ navamyāṃ daśamyāṃ ekādaśyāṃ dvādaśyāṃ trayodaśyāṃ caturdaśyāṃ',
  ),
  'pūrṇimāyāṃ',
];
export const NEW_MOON_IN = 'amāvāsyāyāṃ';
export const RITUS_IN = list('vasantartau grīṣmartau varṣartau śaradṛtau hemantartau śiśirartau');
export const VARAS_IN = list('ravivāsare somavāsare maṅgalavāsare budhavāsare guruvāsare śukravāsare śanivāsare');
/** Stems, for compounds. */
export const MASAS = list('caitra vaiśākha jyeṣṭha āṣāḍha śrāvaṇa bhādrapada āśvina kārtika mārgaśīrṣa pauṣa māgha phālguna');
export const NAKSHATRAS = list(`
  aśvinī bharaṇī kṛttikā rohiṇī mṛgaśirā ārdrā punarvasu puṣya āśleṣā maghā pūrvaphalgunī uttaraphalgunī hasta citrā svātī viśākhā anurādhā jyeṣṭhā mūla
  pūrvāṣāḍhā uttarāṣāḍhā śravaṇa dhaniṣṭhā śatabhiṣā pūrvabhādrapadā uttarabhādrapadā revatī`);
export const YOGAS = list(`
  viṣkambha prīti āyuṣmad saubhāgya śobhana atigaṇḍa sukarma dhṛti śūla gaṇḍa vṛddhi dhruva vyāghāta harṣaṇa vajra siddhi vyatīpāta varīyo parigha śiva siddha
  sādhya śubha śukla brahma indra vaidhṛti`);
/** They go round eight times in a month, between those that stand around the new moon. */
const MOVING_KARANAS = list('bava bālava kaulava taitila gara vaṇija viṣṭi');
export const KARANAS = [
  'kiṃstughna',
  ...Array.from({ length: 8 }, () => MOVING_KARANAS).flat(),
  ...list('śakuni catuṣpada nāga'),
];
export const RASHIS = list('meṣa vṛṣabha mithuna karkaṭa siṃha kanyā tulā vṛścika dhanuḥ makara kumbha mīna');

export const WORLD =
  'oṃ tatsat | adya śrībrahmaṇo dvitīyaparārdhe śrīśvetavārāhakalpe vaivasvatamanvantare aṣṭāviṃśatitame kaliyuge kaliprathamacaraṇe';
export const IN_INDIA = 'jambūdvīpe bharatakhaṇḍe';
export const IN_ARYAVARTA = 'āryāvartaikadeśe';
export const AT_FIRE = 'agniśālāyām';
/** Cities with names of their own in Sanskrit; others are written by the rules for names. */
export const CITIES_IN: Readonly<Record<string, string>> = {
  varanasi: 'vārāṇasīkṣetre',
  prayagraj: 'prayāgakṣetre',
  haridwar: 'haridvārakṣetre',
  vrindavan: 'vṛndāvanakṣetre',
  ujjain: 'avantikākṣetre',
  ayodhya: 'ayodhyākṣetre',
  mathura: 'mathurākṣetre',
  puri: 'puruṣottamakṣetre',
  delhi: 'indraprasthanagare',
};

export const KASHYAPA = 'kāśyapa';
/** Gotras by their usual spellings in Russian, English and IAST, in small letters. */
export const GOTRAS: ReadonlyMap<string, string> = new Map(
  `кашьяпа kashyapa kāśyapa; бхарадваджа bharadvaja bhāradvāja; васиштха vasishtha vāsiṣṭha; гаутама gautama gautama; атри atri ātreya; атрея atreya ātreya;
  вишвамитра vishvamitra viśvāmitra; джамадагни jamadagni jāmadagnya; агастья agastya āgastya; шандилья shandilya śāṇḍilya; ватса vatsa vatsa;
  каушика kaushika kauśika; гарга garga gārgya; гаргья gargya gārgya; парашара parashara pārāśara; бхаргава bhargava bhārgava; ангираса angirasa āṅgirasa;
  мудгала mudgala maudgalya; харита harita hārīta; капила kapila kapila; ачьюта achyuta acyuta`
    .split(';')
    .flatMap((line) => {
      const [ru = '', en = '', iast = ''] = line.trim().split(' ');
      return [ru, en, iast].map((name) => [name, iast] as const);
    }),
);

/** To whom a ritual is offered, and what it is, by the ids of rituals. */
export const RITES: Readonly<Record<string, { readonly deity: string; readonly rite: string; readonly meaning: Bilingual }>> = {
  'maha-mrityunjaya': rite('śrīmahāmṛtyuñjaya', 'mahāmṛtyuñjaya', 'Махамритьюнджаи', 'Mahamrityunjaya'),
  ganesha: rite('śrīmahāgaṇapati', 'gaṇapati', 'Ганапати', 'Ganapati'),
  lakshmi: rite('śrīmahālakṣmī', 'mahālakṣmī', 'Махалакшми', 'Mahalakshmi'),
  saraswati: rite('śrīsarasvatī', 'sarasvatī', 'Сарасвати', 'Sarasvati'),
  navagraha: rite('śrīnavagraha', 'navagraha', 'девяти планет', 'the nine planets'),
};
export const ANY_RITE = rite('śrīparameśvara', '', 'Всевышнего', 'the Supreme Lord');

function rite(deity: string, name: string, ru: string, en: string) {
  return { deity, rite: `${name}homam`, meaning: { ru, en } };
}

/** What is done and for whom, after the names. */
export const purposeFor = ({ deity, rite: homam }: { readonly deity: string; readonly rite: string }) =>
  `eteṣāṃ sakuṭumbānām āyurārogyābhivṛddhyarthaṃ ${deity}prītyarthaṃ ${homam} ahaṃ kariṣyāmi ||`;

interface Sky {
  readonly vikram: number;
  readonly shaka: number;
  readonly isUttara: boolean;
  readonly isBright: boolean;
  readonly isAdhika: boolean;
}
type Names = Readonly<Record<'ritu' | 'masa' | 'tithi' | 'vara' | 'nakshatra' | 'yoga' | 'karana' | 'moon' | 'sun', string>>;

export const SANKALPA_WORDS = wordsIn({
  ru: {
    world: 'Время мира и место',
    time: 'Год, день и час',
    purpose: 'Намерение',
    worldMeans: (place: string, isIndia: boolean, isAryavarta: boolean) =>
      `Ом, то истина. Ныне, во второй половине века Брахмы, в кальпу Белого Вепря, в манвантару Вайвасваты, в двадцать восьмую Кали-югу, в первую её четверть, ${isIndia ? 'на Джамбудвипе, в земле Бхараты, ' : ''}${isAryavarta ? 'в Арьяварте, ' : ''}в доме огня (${place}),`,
    timeMeans: ({ vikram, shaka, isUttara, isBright, isAdhika }: Sky, names: Names) =>
      `в год ${vikram} Викрама, ${shaka} Шака, на ${isUttara ? 'северном' : 'южном'} пути Солнца, в пору ${names.ritu}, в ${isAdhika ? 'добавочный ' : ''}месяц ${names.masa}, в ${isBright ? 'светлую' : 'тёмную'} половину, титхи ${names.tithi}, ${names.vara}, при звезде ${names.nakshatra}, йоге ${names.yoga}, каране ${names.karana}; Луна в знаке ${names.moon}, Солнце в знаке ${names.sun},`,
    purposeMeans: (deity: string) =>
      `за них и их семьи, ради долгих лет и здоровья, для радости ${deity} совершу огненный обряд.`,
    gotra: (name: string) => `готра ${name}`,
    kashyapa: 'готра не названа: Кашьяпа',
    star: 'звезда',
    or: 'или',
    noStar: 'звезда неизвестна: не произносится',
    pada: (pada: number) => `${pada}-я пада`,
    title: 'Санкальпа',
    nobody: 'Имён нет: спросите клиента.',
    wishes: 'Своими словами',
    dayOf: (day: number, days: number) => `день ${day} из ${days}`,
    order: 'заказ',
    unmapped: (letters: string) => `нет правила для знаков: ${letters}`,
    undrawn: 'не все буквы этой строки есть в шрифте листа: прочтите её на экране',
    confirmed: (day: string) => `Прочитано и подтверждено клиентом ${day}`,
    changeAsked: 'Клиент просит изменить',
    changed: 'После подтверждения строки изменились',
    unread: 'Клиент ещё не подтвердил',
    /** What an invited person said of their own line. */
    repliesOfInvited: {
      unread: 'приглашённый ещё не подтвердил',
      confirmed: 'приглашённый подтвердил',
      changed: 'изменилось после подтверждения',
      change_asked: 'приглашённый просит изменить:',
    },
    personal: 'Здесь личные данные: после обряда лист уничтожают.',
    sheetOf: (page: number, pages: number) => `Лист ${page} из ${pages}`,
  },
  en: {
    world: 'Time of the world, and place',
    time: 'Year, day and hour',
    purpose: 'Purpose',
    worldMeans: (place, isIndia, isAryavarta) =>
      `Om, that is the truth. Now, in the second half of Brahma's life, in the kalpa of the White Boar, in the age of Manu Vaivasvata, in the twenty-eighth Kali Yuga, in its first quarter, ${isIndia ? 'on Jambudvipa, in the land of Bharata, ' : ''}${isAryavarta ? 'in Aryavarta, ' : ''}in the house of the fire (${place}),`,
    timeMeans: ({ vikram, shaka, isUttara, isBright, isAdhika }, names) =>
      `in the year ${vikram} of Vikrama, ${shaka} of Shaka, on the Sun's ${isUttara ? 'northern' : 'southern'} way, in the season ${names.ritu}, in the ${isAdhika ? 'added ' : ''}month ${names.masa}, in the ${isBright ? 'bright' : 'dark'} half, tithi ${names.tithi}, ${names.vara}, under the star ${names.nakshatra}, yoga ${names.yoga}, karana ${names.karana}, the Moon in ${names.moon}, the Sun in ${names.sun},`,
    purposeMeans: (deity) =>
      `for them with their families, for long life and health, for the joy of ${deity} I shall perform the fire rite.`,
    gotra: (name) => `gotra ${name}`,
    kashyapa: 'gotra not named: Kashyapa',
    star: 'star',
    or: 'or',
    noStar: 'star unknown: not spoken',
    pada: (pada) => `pada ${pada}`,
    title: 'Sankalpa',
    nobody: 'No names: ask the client.',
    wishes: 'In own words',
    dayOf: (day, days) => `day ${day} of ${days}`,
    order: 'order',
    unmapped: (letters) => `no rule for these signs: ${letters}`,
    undrawn: 'the font of this sheet lacks letters of this line: read it on the screen',
    confirmed: (day) => `Read and confirmed by the client on ${day}`,
    changeAsked: 'The client asks for a change',
    changed: 'Lines have changed since the client confirmed',
    unread: 'The client has not confirmed yet',
    repliesOfInvited: {
      unread: 'the invited person has not confirmed yet',
      confirmed: 'the invited person has confirmed',
      changed: 'changed since it was confirmed',
      change_asked: 'the invited person asks for a change:',
    },
    personal: 'This sheet holds personal data: destroy it after the rite.',
    sheetOf: (page, pages) => `Sheet ${page} of ${pages}`,
  },
});

/** The language from whose names cities are spelled: it writes them as they are heard. */
export const SPELLED_FROM = 'ru';
