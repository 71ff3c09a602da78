/**
 * How Russian and English names become IAST: the one table of these rules. Sanskrit has no stress that a writer can mark, but whoever reads it
 * stresses long syllables; so a stressed vowel is written long. Softness has no letter: before a vowel it is y, elsewhere it is left to the reader.
 */

/** A table written as 'key:value key:value'. It inherits no key: names that people write are looked up in it. */
function tableOf(text: string): Readonly<Record<string, string>> {
  const entries = text.trim().split(/\s+/);
  return Object.assign(Object.create(null), Object.fromEntries(entries.map((entry) => entry.split(':'))));
}

/** Hard vowels, and soft ones, which are heard with a y before them. */
export const HARD_VOWELS = tableOf('а:a о:o у:u ы:i э:e и:i і:i ә:e ө:o ү:u ұ:u');
export const SOFT_VOWELS = tableOf('я:a ё:o ю:u е:e є:e ї:i');

export const CONSONANTS = tableOf(
  'б:b в:v г:g д:d ж:j з:z к:k л:l м:m н:n п:p р:r с:s т:t ф:f х:kh ц:ts ч:c ш:ṣ щ:śc й:y ґ:g ғ:g қ:k ң:ṅ һ:h ҳ:h җ:j ў:v ј:y',
);

export const VOWEL_LETTERS = new RegExp(`[${Object.keys({ ...HARD_VOWELS, ...SOFT_VOWELS }).join('')}]`, 'g');
/** Endings of feminine names. */
export const LONG_AT_END = 'ая';
/** The ending that makes a masculine surname feminine. */
export const FEMININE = 'а';
/** Vowels that soften a consonant before them, and have no y there. */
export const NO_Y_AFTER_CONSONANT = 'еє';
/** The hard vowels with y after a sign: Ильич, Гильом. */
export const Y_AFTER_SIGN = 'ио';
export const SHORT_I = 'й';
/** Endings such as that of Юрий, and the long i in whose place they are written. */
export const ADJECTIVE_END = [/[иы]\u0301?й$/, 'и\u0301'] as const;

/** After these no softness is heard. */
export const NEVER_SOFT = 'жшчщц';

/** Signs without a sound of their own. */
export const SIGNS = 'ьъ';

/** Where the stress is in names that are written without a mark. A feminine surname is stressed as the masculine one. */
const STRESSED = `
А́нна Мари́я Еле́на О́льга Ната́лья Татья́на Ири́на Светла́на Екатери́на Анастаси́я Ве́ра Любо́вь Наде́жда Людми́ла Гали́на Валенти́на
Ли́дия Зо́я Тама́ра Ни́на Раи́са Кла́вдия Зинаи́да Антони́на Евге́ния Алекса́ндра Викто́рия Ю́лия Ксе́ния Да́рья Поли́на Мари́на Али́на
Али́са Ари́на Васили́са Верони́ка Варва́ра Дина́ра Эльви́ра Э́лла И́нна Я́на Жа́нна Диа́на Кари́на Кристи́на Лари́са Маргари́та Софи́я
Со́фья Улья́на Эми́лия Ага́та Ми́ра Ле́я Е́ва Ле́йла Аи́да Инди́ра Ра́дха Наи́ля Гузе́ль А́лла Тая́на Таи́сия Феодо́ра Фёкла
Серафи́ма Матрёна Праско́вья Ефроси́ния Евдоки́я Анже́ла Снежа́на Мила́на Зла́та Стефа́ния Алекса́ндр Алексе́й Анато́лий Андре́й
Анто́н Арка́дий Арсе́ний Артём Богда́н Бори́с Вади́м Валенти́н Вале́рий Васи́лий Вениами́н Ви́ктор Вита́лий Влади́мир Владисла́в
Вячесла́в Генна́дий Гео́ргий Ге́рман Гле́б Григо́рий Дави́д Дании́л Дани́ла Дени́с Дми́трий Евге́ний Его́р Ефи́м Заха́р Ива́н И́горь Илья́
Инноке́нтий Ио́сиф Кири́лл Константи́н Ле́в Леони́д Лука́ Макси́м Ма́рк Матве́й Михаи́л Ники́та Никола́й Оле́г Па́вел Пётр Плато́н
Про́хор Рома́н Русла́н Саве́лий Святосла́в Семён Серге́й Станисла́в Степа́н Тимофе́й Тиму́р Ти́хон Фе́ликс Фёдор Фили́пп Эдуа́рд
Юлиа́н Ю́рий Я́ков Яросла́в Исмаи́л Рави́ль Рена́т Али́ Ами́р Айда́р Нурла́н Байра́м Расу́л Таги́р Фари́д Эми́ль Марсе́ль Мура́т
Арту́р Альбе́рт Ге́нрих Ко́стя Са́ша Ма́ша Ка́тя Ва́ня Пе́тя Ко́ля Ми́ша Да́ша На́стя Ле́на О́ля Ивано́в Петро́в Си́доров Смирно́в Кузнецо́в
Попо́в Васи́льев Соколо́в Миха́йлов Но́виков Фёдоров Моро́зов Во́лков Алексе́ев Ле́бедев Семёнов Его́ров Па́влов Козло́в Степа́нов Никола́ев
Орло́в Андре́ев Мака́ров Ники́тин Заха́ров За́йцев Соловьёв Бори́сов Кала́шников Щербако́в Жу́ков Цвета́ев Че́хов Чайко́вский
Достое́вский Толсто́й Шо́лохов Хрущёв Горбачёв Ю́рьев Я́ковлев Ильи́н Григо́рьев Рома́нов Воробьёв Серге́ев Кузьми́н Фро́лов Алекса́ндров
Дми́триев Королёв Гу́сев Ти́тов Ната́лия Ма́йя Рифа́т Са́вва Ростисла́в`;

/** The place of the stress in known names: letters in lower case, without and with the mark. */
export const STRESSES: ReadonlyMap<string, string> = new Map(
  STRESSED.normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((name) => /[\u0301ё]/.test(name))
    .map((name) => [name.replaceAll('\u0301', ''), name]),
);

/** Latin letters that IAST lacks and that are not a letter with a mark; and ç, which sounds unlike its letter without one. */
export const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'e',
  œ: 'e',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ç: 's',
};

/** Rules of English spelling, of which the first that fits at a place of a word holds. Each matches only at that place. */
export const ENGLISH: readonly (readonly [pattern: RegExp, iast: string])[] = [
  [/shch/y, 'śc'],
  [/ksh/y, 'kṣ'],
  [/tch/y, 'c'],
  [/sch/y, 'ś'],
  [/sh/y, 'ś'],
  [/sz/y, 'ś'],
  [/cz/y, 'c'],
  [/zh/y, 'j'],
  [/chr/y, 'kr'],
  [/ch/y, 'c'],
  [/ph/y, 'f'],
  [/(?:th|kh|bh|dh|jh)/y, '$&'],
  [/wh/y, 'v'],
  [/ck/y, 'k'],
  [/qu/y, 'kv'],
  [/igh/y, 'āi'],
  [/(?<=^)gh/y, 'g'],
  [/(?<=[aeiou])gh(?=t|$)/y, ''],
  [/(?<=^)kn/y, 'n'],
  [/(?<=^)wr/y, 'r'],
  [/(?<=^)x/y, 'z'],
  [/x/y, 'ks'],
  [/c(?=[eiy])/y, 's'],
  [/(?:c|q)/y, 'k'],
  [/w/y, 'v'],
  [/ah$/y, 'ā'],
  [/a(?=[bcdfghjklmnprstvz]e$)/y, 'e'],
  [/i(?=[bcdfghjklmnprstvz]e$)/y, 'āi'],
  [/u(?=[bcdfghjklmnprstvz]e$)/y, 'ū'],
  [/e(?=[bcdfghjklmnprstvz]e$)/y, 'ī'],
  [/(?<=[bcdfghjklmnprstvz])e$/y, ''],
  [/(?:ee|ea)/y, 'ī'],
  [/(?:ie|ey)$/y, 'ī'],
  [/oo/y, 'ū'],
  [/ou/y, 'au'],
  [/ow$/y, 'o'],
  [/(?:ow|au|aw)/y, 'au'],
  [/ai$/y, 'āy'],
  [/ei$/y, 'ey'],
  [/(?:ai|ay)/y, 'e'],
  [/(?:oa|oe)/y, 'o'],
  [/(?:eu|ew)/y, 'yū'],
  [/(?:iy|yy|ij)$/y, 'ī'],
  [/i(?=[aou])/y, 'iy'],
  [/ī(?=[aou])/y, 'īy'],
  [/(?<=^)y/y, 'y'],
  [/y(?=[aeiou])/y, 'y'],
  [/(?<=[aeiou])y/y, 'y'],
  [/y$/y, 'ī'],
  [/y/y, 'i'],
  [/a$/y, 'ā'],
  [/é/y, 'e'],
  [/[abdefghijklmnoprstuvz]/y, '$&'],
];

/** English names that are not read as they are spelled. */
export const ENGLISH_NAMES = tableOf(`
  james:jems john:jon michael:māikal david:devid george:jorj thomas:tomas charles:cārls paul:pol mary:merī jane:jen anne:ain
  emily:emilī amy:emī alice:ailis grace:gres alexander:alegzāndar peter:pītar stephen:stīven steven:stīven joseph:jozef
  robert:robart richard:ricard jacob:jekab elizabeth:elizābeth catherine:kaitharin katherine:kaitharin margaret:mārgret
  sophia:sofiyā olivia:oliviyā andrew:aindrū matthew:maithyū hugh:hyū leigh:lī brian:brāyan ryan:rāyan ian:īyan isaac:āizak
  helen:helen henry:henrī edward:edvard william:viliyam susan:sūzan lucy:lūsī julia:jūliyā judith:jūdith andrea:andreā lea:leā
  thea:theā irene:āirīn zoe:zoī chloe:kloī phoebe:fībī sean:śon sarah:sārā noah:noā krishna:kṛṣṇa vishnu:viṣṇu shiva:śiva
  rama:rāma lakshmi:lakṣmī ganesha:gaṇeśa sharma:śarmā`);
