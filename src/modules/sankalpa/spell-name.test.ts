import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDevanagari, isIast, spellName } from './spell-name.ts';
import { GOLDEN_NAMES } from './testing/golden-names.ts';
import { scripts } from './testing/scripts.ts';

const iast = (name: string) => spellName(name).iast;
const written = (name: string) => inDevanagari(iast(name), scripts.toDevanagari);

describe('a hundred and fifty names and more', () => {
  test('the list is as long', () => expect(GOLDEN_NAMES.length).toBeGreaterThanOrEqual(150));

  test.each(GOLDEN_NAMES)('%s is read %s, %s', (name, inIast, devanagari) => {
    expect([iast(name), written(name)]).toEqual([inIast, devanagari]);
    expect(inDevanagari(scripts.toIast(devanagari), scripts.toDevanagari)).toBe(devanagari);
    expect(isIast(inIast)).toBe(true);
  });
});

test('a stress mark makes its vowel long, and wins over the table', () => {
  expect([iast('Ивано́ва'), iast('Ива́нова'), iast('Ка́тина'), iast('Кати́на')]).toEqual([
    ...['Ivanovā', 'Ivānovā', 'Kātinā', 'Katīnā'],
  ]);
});

test('a vowel before a doubled letter stays short: the syllable is long already', () => {
  expect([iast('А́нна'), iast('А́на')]).toEqual(['Annā', 'Ānā']);
});

test('softness is y before a vowel, and has no letter elsewhere', () => {
  expect([iast('Илья'), iast('Гильом'), iast('Игорь'), iast('Любовь')]).toEqual(['Ilyā', 'Gilyom', 'Īgor', 'Lyubov']);
  expect(iast('Пётр')).toBe('Pyotr');
});

test('a final consonant has a virama, so that nobody adds an a', () => {
  expect([written('Максим'), written('Anton')]).toEqual(['मक्सीम्', 'अन्तोन्']);
});

test('two vowels side by side make no diphthong', () => {
  expect([iast('Раиль'), iast('Исраиль'), iast('Кауфман'), iast('Аюна')]).toEqual(['Rāil', 'Isrāil', 'Kāufman', 'Ayunā']);
});

test('a name in IAST stays as it is, also letters without marks', () => {
  expect([iast('Kṛṣṇa Dasa'), written('Kṛṣṇa Dasa')]).toEqual(['Kṛṣṇa Dasa', 'कृष्ण दस']);
});

test('a name that every object of JavaScript inherits is spelled by the rules', () => {
  expect([iast('Constructor'), iast('John')]).toEqual(['Konstruktor', 'Jon']);
});

test('signs between words stay, and letters without a rule stay and are listed', () => {
  expect([iast('Д’Артаньян-Иванова'), written("O'Neil")]).toEqual(['D’Artanyan-Ivanovā', "ओ'नेइल्"]);
  expect(spellName(' Ли 东京 7 ')).toEqual({ iast: 'Lī 东京 7', unmapped: ['东', '京', '7'] });
  expect(inDevanagari('Li 东 7', scripts.toDevanagari)).toBe('लि 东 7');
});

test('Devanagari gives every word of the letters of IAST back as it is', () => {
  const letters = [...'aāiīuūṛṝḷḹeokgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥzfq'];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 }), (word) => {
      expect([isIast(word), scripts.toIast(scripts.toDevanagari(word))]).toEqual([true, word]);
    }),
  );
});

test('a text is IAST when it has only letters of IAST', () => {
  expect(['Annā', "O'Neil", 'Ānnā-Marīyā'].filter((text) => !isIast(text))).toEqual([]);
  expect(['Анна', 'Wanda', 'Annā7', '', 'Ann,', '<b>'].filter((text) => isIast(text))).toEqual([]);
});

test('no letter without a rule is lost from any name, and each is listed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const { iast: read, unmapped } = spellName(name);
      const withoutRules = name.normalize('NFC').match(/(?![\p{Script=Latin}\p{Script=Cyrillic}])\p{Lo}/gu) ?? [];
      expect(unmapped).toEqual(expect.arrayContaining(withoutRules));
      expect(unmapped.every((letter) => read.toLowerCase().includes(letter))).toBe(true);
      inDevanagari(read, scripts.toDevanagari);
    }),
  );
});
