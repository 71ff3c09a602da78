import type { Bilingual } from '#kernel/language.ts';

// Names of the almanac. Each list begins with the number 1 of its circle, weekdays with Sunday.

/** Reads a list of names in Russian and English: `Ашвини|Ashvini; Бхарани|Bharani`. */
const pairs = (list: string): readonly Bilingual[] =>
  list.split(';').map((pair) => {
    const [ru = '', en = ''] = pair.trim().split('|');
    return { ru, en };
  });

const FORTNIGHT = pairs(`
  Пратипада|Pratipada; Двития|Dvitiya; Трития|Tritiya; Чатуртхи|Chaturthi; Панчами|Panchami; Шаштхи|Shashthi; Саптами|Saptami;
  Аштами|Ashtami; Навами|Navami; Дашами|Dashami; Экадаши|Ekadashi; Двадаши|Dvadashi; Трайодаши|Trayodashi; Чатурдаши|Chaturdashi`);

export const TITHI_NAMES: readonly Bilingual[] = [
  ...FORTNIGHT.map(({ ru, en }) => ({ ru: `Шукла ${ru}`, en: `Shukla ${en}` })),
  { ru: 'Пурнима', en: 'Purnima' },
  ...FORTNIGHT.map(({ ru, en }) => ({ ru: `Кришна ${ru}`, en: `Krishna ${en}` })),
  { ru: 'Амавасья', en: 'Amavasya' },
];

export const NAKSHATRA_NAMES = pairs(`
  Ашвини|Ashvini; Бхарани|Bharani; Криттика|Krittika; Рохини|Rohini; Мригашира|Mrigashira; Ардра|Ardra; Пунарвасу|Punarvasu; Пушья|Pushya;
  Ашлеша|Ashlesha; Магха|Magha; Пурва-Пхалгуни|Purva Phalguni; Уттара-Пхалгуни|Uttara Phalguni; Хаста|Hasta; Читра|Chitra; Свати|Svati;
  Вишакха|Vishakha; Анурадха|Anuradha; Джьештха|Jyeshtha; Мула|Mula; Пурва-Ашадха|Purva Ashadha; Уттара-Ашадха|Uttara Ashadha;
  Шравана|Shravana; Дхаништха|Dhanishtha; Шатабхиша|Shatabhisha; Пурва-Бхадрапада|Purva Bhadrapada;
  Уттара-Бхадрапада|Uttara Bhadrapada; Ревати|Revati`);

export const YOGA_NAMES = pairs(`
  Вишкамбха|Vishkambha; Прити|Priti; Аюшман|Ayushman; Саубхагья|Saubhagya; Шобхана|Shobhana; Атиганда|Atiganda; Сукарма|Sukarma;
  Дхрити|Dhriti; Шула|Shula; Ганда|Ganda; Вриддхи|Vriddhi; Дхрува|Dhruva; Вьягхата|Vyaghata; Харшана|Harshana; Ваджра|Vajra;
  Сиддхи|Siddhi; Вьятипата|Vyatipata; Вариян|Variyan; Паригха|Parigha; Шива|Shiva; Сиддха|Siddha; Садхья|Sadhya; Шубха|Shubha;
  Шукла|Shukla; Брахма|Brahma; Индра|Indra; Вайдхрити|Vaidhriti`);

const MOVING_KARANAS = pairs(
  'Бава|Bava; Балава|Balava; Каулава|Kaulava; Тайтила|Taitila; Гара|Gara; Ваниджа|Vanija; Вишти|Vishti',
);
const MOVING_ROUNDS = 8;

/** Seven karanas go round eight times; four stand around the new moon. */
export const KARANA_NAMES: readonly Bilingual[] = [
  { ru: 'Кимстугхна', en: 'Kimstughna' },
  ...Array.from({ length: MOVING_ROUNDS }, () => MOVING_KARANAS).flat(),
  ...pairs('Шакуни|Shakuni; Чатушпада|Chatushpada; Нага|Naga'),
];

export const MASA_NAMES = pairs(`
  Чайтра|Chaitra; Вайшакха|Vaishakha; Джьештха|Jyeshtha; Ашадха|Ashadha; Шравана|Shravana; Бхадрапада|Bhadrapada; Ашвина|Ashvina;
  Картика|Kartika; Маргаширша|Margashirsha; Пауша|Pausha; Магха|Magha; Пхалгуна|Phalguna`);

export const RITU_NAMES = pairs('Васанта|Vasanta; Гришма|Grishma; Варша|Varsha; Шарад|Sharad; Хеманта|Hemanta; Шишира|Shishira');

export const RASHI_NAMES = pairs(`
  Меша|Mesha; Вришабха|Vrishabha; Митхуна|Mithuna; Карка|Karka; Симха|Simha; Канья|Kanya; Тула|Tula; Вришчика|Vrishchika; Дхану|Dhanu;
  Макара|Makara; Кумбха|Kumbha; Мина|Mina`);

export const VARA_NAMES = pairs(`
  Равивара|Ravivara; Сомавара|Somavara; Мангалавара|Mangalavara; Будхавара|Budhavara; Гурувара|Guruvara; Шукравара|Shukravara;
  Шанивара|Shanivara`);

export const MUHURTA_NAMES = {
  brahma: { ru: 'Брахма-мухурта', en: 'Brahma muhurta' },
  abhijit: { ru: 'Абхиджит', en: 'Abhijit' },
  vijaya: { ru: 'Виджая', en: 'Vijaya' },
  godhuli: { ru: 'Годхули', en: 'Godhuli' },
  amrita: { ru: 'Амрита-кала', en: 'Amrita kala' },
  rahu: { ru: 'Раху-кала', en: 'Rahu kala' },
  yamaganda: { ru: 'Ямаганда', en: 'Yamaganda' },
  gulika: { ru: 'Гулика', en: 'Gulika' },
} satisfies Record<string, Bilingual>;

const EKADASHI_NAMES: Readonly<Record<string, Bilingual>> = {
  kamada: { ru: 'Камада', en: 'Kamada' },
  varuthini: { ru: 'Варутхини', en: 'Varuthini' },
  mohini: { ru: 'Мохини', en: 'Mohini' },
  apara: { ru: 'Апара', en: 'Apara' },
  nirjala: { ru: 'Нирджала', en: 'Nirjala' },
  yogini: { ru: 'Йогини', en: 'Yogini' },
  devashayani: { ru: 'Девашаяни', en: 'Devashayani' },
  kamika: { ru: 'Камика', en: 'Kamika' },
  'shravana-putrada': { ru: 'Шравана-Путрада', en: 'Shravana Putrada' },
  aja: { ru: 'Аджа', en: 'Aja' },
  parshva: { ru: 'Паршва', en: 'Parshva' },
  indira: { ru: 'Индира', en: 'Indira' },
  papankusha: { ru: 'Папанкуша', en: 'Papankusha' },
  rama: { ru: 'Рама', en: 'Rama' },
  prabodhini: { ru: 'Прабодхини', en: 'Prabodhini' },
  utpanna: { ru: 'Утпанна', en: 'Utpanna' },
  mokshada: { ru: 'Мокшада', en: 'Mokshada' },
  saphala: { ru: 'Сапхала', en: 'Saphala' },
  'pausha-putrada': { ru: 'Пауша-Путрада', en: 'Pausha Putrada' },
  shattila: { ru: 'Шаттила', en: 'Shattila' },
  jaya: { ru: 'Джая', en: 'Jaya' },
  vijaya: { ru: 'Виджая', en: 'Vijaya' },
  amalaki: { ru: 'Амалаки', en: 'Amalaki' },
  papamochani: { ru: 'Папамочани', en: 'Papamochani' },
  padmini: { ru: 'Падмини', en: 'Padmini' },
  parama: { ru: 'Парама', en: 'Parama' },
};

const FESTIVAL_NAMES: Readonly<Record<string, Bilingual>> = {
  'akshaya-tritiya': { ru: 'Акшая-трития', en: 'Akshaya Tritiya' },
  'ganesha-chaturthi': { ru: 'Ганеша-чатуртхи', en: 'Ganesha Chaturthi' },
  'sharad-navaratri': { ru: 'Начало Шарад-Наваратри', en: 'Sharad Navaratri begins' },
  diwali: { ru: 'Дивали', en: 'Diwali' },
  'vasanta-panchami': { ru: 'Васанта-панчами', en: 'Vasanta Panchami' },
  'maha-shivaratri': { ru: 'Маха-Шиваратри', en: 'Maha Shivaratri' },
  pradosha: { ru: 'Прадоша', en: 'Pradosha' },
  sankashti: { ru: 'Санкашти-чатуртхи', en: 'Sankashti Chaturthi' },
};

const RECKONINGS: Readonly<Record<string, Bilingual>> = {
  smarta: { ru: ' (для смартов)', en: ' (smarta)' },
  vaishnava: { ru: ' (для вайшнавов)', en: ' (vaishnava)' },
};

/** Each ekadashi of the year. */
export const EVERY_EKADASHI: Bilingual = { ru: 'Каждая экадаши', en: 'Every ekadashi' };

/** The ids of all observances; an ekadashi without its reckoning. */
export const FESTIVALS: readonly string[] = [
  ...Object.keys(FESTIVAL_NAMES),
  ...Object.keys(EKADASHI_NAMES).map((name) => `${name}-ekadashi`),
];

/** The name of what is observed, by its id: `nirjala-ekadashi-smarta` is 'Nirjala Ekadashi (smarta)'. Throws RangeError for an id that has none. */
export function festivalName(id: string): Bilingual {
  const [, name = '', reckoning = ''] = /^(.+)-ekadashi(?:-(smarta|vaishnava))?$/.exec(id) ?? [];
  const ekadashi = EKADASHI_NAMES[name];
  if (!ekadashi) return otherFestival(id);
  const whose = RECKONINGS[reckoning] ?? { ru: '', en: '' };
  return { ru: `${ekadashi.ru}-экадаши${whose.ru}`, en: `${ekadashi.en} Ekadashi${whose.en}` };
}

function otherFestival(id: string): Bilingual {
  const name = FESTIVAL_NAMES[id];
  if (!name) throw new RangeError(`No name for ${id}`);
  return name;
}
