import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import type { Sheet } from '#modules/sankalpa/index.ts';
import { SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import { createDrawSankalpa } from './draw-sankalpa.ts';
import { activePartsOf, fontFile, openPdf, textOf } from './testing/read-pdf.ts';

const text = fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf');
const strong = fontFile('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf');
const drawWith = createDrawSankalpa({ text, strong });

const person = {
  name: 'Анна Иванова',
  readAs: '',
  birthDate: null,
  birthTime: '',
  isTimeUncertain: false,
  birthPlace: '',
  familyNakshatra: null,
  familyRashi: null,
  gotra: '',
  isGotraUnknown: true,
  isContradicted: false,
  participantId: null,
  relation: '',
  invited: null,
  answer: null,
};
const name = {
  person,
  source: 'А́нна Ивано́ва',
  iast: 'Annā Ivanovā',
  devanagari: 'अन्ना इवनोवा',
  byRules: 'Annā Ivanovā',
  unmapped: [],
  correctedBy: null,
  note: '',
  version: 0,
};
const line: Sheet['lines'][number] = {
  name,
  iast: 'kāśyapagotre ārdrānakṣatre',
  devanagari: 'काश्यपगोत्रे आर्द्रानक्षत्रे',
  meaning: { ru: 'готра Кашьяпа · звезда Ардра', en: 'gotra Kashyapa · star Ardra' },
};
const part = (id: 'world' | 'time' | 'purpose', devanagari: string, iast: string) => ({
  id,
  devanagari,
  iast,
  meaning: { ru: `Значение: ${id}`, en: `Meaning of ${id}` },
});
const sheet: Sheet = {
  orderId: '',
  orderNumber: 1042,
  position: 0,
  name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' },
  day: '2026-12-21' as never,
  nth: 1,
  days: 28,
  at: new Date('2026-12-21T12:15:00Z'),
  print: '',
  state: 'unread',
  answer: undefined,
  place: { city: 'varanasi', name: { ru: 'Варанаси', en: 'Varanasi' }, latitude: 25.3, longitude: 83, timeZone: 'Asia/Kolkata' },
  parts: [
    part('world', 'ॐ तत्सत् । अद्य श्रीब्रह्मणो', 'oṃ tatsat | adya śrībrahmaṇo'),
    part('time', 'वैक्रमाब्दे २०८३ कृत्तिकानक्षत्रे', 'vaikramābde 2083 kṛttikānakṣatre'),
    part('purpose', 'अहं करिष्यामि ॥', 'ahaṃ kariṣyāmi ||'),
  ],
  lines: [line],
  invited: [],
  wishes: ['О здоровье нашей мамы.'],
};

const draw = (changes: Partial<Sheet> = {}, language: Language = 'ru') => drawWith({ ...sheet, ...changes }, language);

test.each([
  [
    'ru',
    [
      ...['Санкальпа', 'Ганеша-яга', 'день 1 из 28', '17:45', 'Варанаси'],
      ...['Значение: time', 'готра Кашьяпа', 'Клиент ещё не подтвердил'],
    ],
  ],
  ['en', ['Sankalpa', 'Ganesha Yagya', 'day 1 of 28', '17:45', 'Varanasi', 'Meaning of time', 'star Ardra', 'has not confirmed']],
] as const)('in %s the sheet holds day, hour, place, formula, meaning, names, wishes and state', async (language, words) => {
  const printed = await textOf(await draw({}, language));
  const read = ['oṃ tatsat', 'kṛttikānakṣatre', 'Annā Ivanovā', 'kāśyapagotre', 'О здоровье нашей мамы.'];
  for (const word of [...words, ...read]) expect(printed).toContain(word);
});

test('what the customer said of the lines stands on the sheet, in the customer’s words', async () => {
  const at = new Date('2026-12-15T10:00:00Z');
  const answer = { orderId: '', position: 0, print: '', words: 'Маму зовут Ольга', version: 1, at };
  const asked = await textOf(await draw({ state: 'change_asked', answer: { ...answer, state: 'change_asked' } }));
  expect(asked).toContain('Клиент просит изменить Маму зовут Ольга');
  const confirmed = await draw({ state: 'confirmed', answer: { ...answer, state: 'confirmed' } });
  expect(await textOf(confirmed)).toContain('Прочитано и подтверждено клиентом 15 декабря 2026');
});

/** The line of a person who was invited, with what they have said of it. */
const lineOfInvited = (answer: Sheet['lines'][number]['name']['person']['answer']) => ({
  ...line,
  name: { ...name, person: { ...person, invited: 1, answer } },
});

test('the line of an invited person who has said nothing tells that they have not confirmed it yet', async () => {
  expect(await textOf(await draw({ lines: [lineOfInvited(null)] }, 'en'))).toContain('the invited person has not confirmed yet');
});

test('a line that has changed since the invited person confirmed it tells so', async () => {
  const confirmed = { print: 'of another line', state: 'confirmed' as const, words: '', at: new Date('2026-12-15T10:00:00Z') };
  expect(await textOf(await draw({ lines: [lineOfInvited(confirmed)] }))).toContain('изменилось после подтверждения');
});

test.each([
  ['a wish', { wishes: ['О здоровье', 'ოჯახის ჯანმრთელობა'] }],
  [
    'what the customer wants to be changed',
    {
      state: 'change_asked',
      answer: { orderId: '', position: 0, print: '', words: 'ჩემი სახელი', version: 1, at: sheet.at, state: 'change_asked' },
    },
  ],
] as const)('where the fonts lack letters, the sheet says that they stand on the screen: %s', async (_, changes) => {
  expect(await textOf(await draw(changes))).toContain('не все буквы этой строки есть в шрифте листа');
  expect(await textOf(await draw())).not.toContain('не все буквы');
});

test('an ordinary sheet is one page: three people, and a formula of the usual length', async () => {
  /** So many long words has each part of the formula as a rule. */
  const usualWords = { world: 8, time: 8, purpose: 6 };
  const parts = (['world', 'time', 'purpose'] as const).map((id) => {
    const long = (text: string) => Array(usualWords[id]).fill(text).join(' ');
    return {
      ...part(id, long('श्रीश्वेतवाराहकल्पे'), long('śrīśvetavārāhakalpe')),
      meaning: { ru: long('в кальпу Белого Вепря,'), en: '' },
    };
  });
  expect((await openPdf(await draw({ parts, lines: [line, line, line] }))).numPages).toBe(1);
});

test('the lines of thirty people stand whole on several pages, each with its number and the name of the ritual', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    ...line,
    name: { ...name, source: `Человек ${index}.`, iast: `Manuṣya${index}.` },
  }));
  const pdf = await draw({ lines });
  const document = await openPdf(pdf);
  const { text: pages } = await extractText(document, { mergePages: false });
  // More than four people fit on a page.
  expect([pages.length > 1, pages.length <= 30 / 4]).toEqual([true, true]);
  for (const [index, page] of pages.entries()) {
    expect(page.replace(/\s+/g, ' ')).toContain(`Лист ${index + 1} из ${pages.length}`);
    expect(page.split('Ганеша-яга')).toHaveLength(2);
  }
  const split = lines.filter(
    ({ name: { source, iast } }) =>
      !pages.some((page) => page.replace(/\s+/g, ' ').includes(source) && page.replace(/\s+/g, ' ').includes(iast)),
  );
  expect(split).toEqual([]);
});

test('a long name without a space is broken between letters, wherever its line ends: no vowel sign stands alone', async () => {
  const lines = Array.from({ length: 6 }, (_, index) => {
    const devanagari = `${'न'.repeat(index)}${'किन्स्तन्तिनोपोल्स्कि'.repeat(4)}`;
    return { ...line, name: { ...name, devanagari, source: 'Константинополь'.repeat(4), iast: 'Konstantinopol'.repeat(4) } };
  });
  const printed = await textOf(await draw({ lines }));
  expect(printed).not.toContain('\u25cc');
  expect(printed.replaceAll(' ', '').split('Константинополь'.repeat(4))).toHaveLength(7);
});

test.each([
  ['ru', 'прочтите её на экране'],
  ['en', 'read it on the screen'],
] as const)('in %s the sheet says of a line with letters that the fonts lack where it can be read', async (language, words) => {
  const foreign = { ...name, source: 'שרה Λένα', iast: 'שרה Λένα', devanagari: 'שרה Λένα', unmapped: ['ש', 'λ'] };
  const meaning = { ru: 'გოტრა', en: 'გოტრა' };
  const printed = await textOf(await draw({ lines: [line, { ...line, name: foreign }, { ...line, meaning }] }, language));
  expect(printed.split(words)).toHaveLength(3);
  expect(printed).toContain(': λ');
});

test('screen readers find title, languages and parts', async () => {
  const document = await openPdf(await draw());
  expect((await document.getMetadata()).info).toMatchObject({ Language: 'ru', Title: 'Санкальпа, Ганеша-яга' });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const found of ['"role":"H1"', '"role":"H2"', '"lang":"sa-Deva"', '"lang":"sa-Latn"']) expect(tree).toContain(found);
});

test('the same sheet is the same file', async () => {
  expect(Buffer.compare(await draw(), await draw())).toBe(0);
});

test('attacks in wishes are text, and make neither a link nor a script', async () => {
  expect(await activePartsOf(await draw({ wishes: [SCRIPT_PAYLOADS.join(' ')] }))).toEqual([]);
});

/** Words whose conjuncts, reph, vowel signs or nukta are wrong unless a shaping engine has set them. */
const CONJUNCTS = ['श्रीब्रह्मणो', 'कृत्तिकानक्षत्रे', 'आर्द्रा', 'प्रीत्यर्थं', 'मृत्युञ्जय', 'श्वेर्बाकोव्', 'ज्येष्ठा', 'वृद्ध्यर्थं', 'फ़्योदोर्', 'दक्षिणायने'];

test('conjuncts on paper have the glyphs that HarfBuzz gives: ten words', () => {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(readFileSync(text))));
  const paper = new PDFDocument().font(text) as unknown as {
    readonly _font: { layout(text: string): { readonly glyphs: readonly { readonly id: number }[] } };
  };
  for (const word of CONJUNCTS) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const glyphs = paper._font.layout(word).glyphs.map(({ id }) => id);
    expect([word, glyphs]).toEqual([word, buffer.getGlyphInfos().map(({ codepoint }) => codepoint)]);
    expect([glyphs.includes(0), glyphs.length < word.length]).toEqual([false, true]);
  }
});

/** As strings of PDF write bytes. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

test('whoever copies Devanagari from the file gets its letters, not its glyphs', async () => {
  const file = Buffer.from(await draw()).toString('latin1');
  const streams = [...file.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, stream = '']) => Buffer.from(stream, 'latin1'));
  // With this byte zlib begins; fonts are written otherwise.
  const contents = streams
    .filter((stream) => stream[0] === 0x78)
    .map((packed) => {
      const text = inflateSync(packed).toString('latin1');
      return text.replaceAll(/\\([nrtbf()\\])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
    });
  /** In UTF-16, the greater byte first. */
  const asWritten = (letters: string) => Buffer.from(letters, 'utf16le').swap16().toString('latin1');
  for (const { devanagari } of sheet.parts) expect(contents.join()).toContain(asWritten(devanagari));
});
