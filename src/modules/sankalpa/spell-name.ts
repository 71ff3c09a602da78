import {
  ADJECTIVE_END,
  CONSONANTS,
  ENGLISH,
  ENGLISH_NAMES,
  FEMININE,
  HARD_VOWELS,
  LATIN_LETTERS,
  LONG_AT_END,
  NEVER_SOFT,
  NO_Y_AFTER_CONSONANT,
  SHORT_I,
  SIGNS,
  SOFT_VOWELS,
  STRESSES,
  VOWEL_LETTERS,
  Y_AFTER_SIGN,
} from '#words/name-rules.ts';

/** Two scripts of Sanskrit. Letters that a script lacks stay as they are. */
export interface Scripts {
  toDevanagari(iast: string): string;
  toIast(devanagari: string): string;
}

/** A name in IAST. Letters and marks without a rule, and digits, stay in it and are listed. */
export interface SpelledName {
  readonly iast: string;
  readonly unmapped: readonly string[];
}

const STRESS = '\u0301';
const LONG: Readonly<Record<string, string>> = { a: 'ā', i: 'ī', u: 'ū' };
const IAST_MARKS = /[āīūṛṝḷḹṅñṭḍṇśṣṃḥ]/;
/** A word of the letters that the scripts' table turns into Devanagari. */
const IAST_WORD = /[aāiīuūṛṝḷḹeokgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥzfq]+/g;

/**
 * Spells a name of Cyrillic and Latin letters. All Latin words are IAST in a name with a mark of IAST, and where the caller knows it: many
 * words of IAST have no mark. What has no rule stays.
 */
export function spellName(text: string, isKnownIast = false): SpelledName {
  const written = text.normalize('NFC').toLowerCase().trim();
  const isIast = isKnownIast || IAST_MARKS.test(written);
  const iast = written.replaceAll(/[\p{L}\p{M}]+/gu, (word) => capital(spellWord(word, isIast)));
  const others = iast.toLowerCase().replaceAll(IAST_WORD, '');
  const unmapped = new Set(others.match(/[\p{L}\p{M}\p{N}]/gu));
  return { iast, unmapped: [...unmapped] };
}

/** Writes a name in Devanagari by the scripts' table, word by word: signs and letters without a rule stay as they are. */
export function inDevanagari(iast: string, toDevanagari: (iast: string) => string): string {
  return iast.toLowerCase().replaceAll(IAST_WORD, toDevanagari);
}

/** Tells whether a text is a name in IAST, which Devanagari can hold: words of its letters, with signs between words. */
export function isIast(text: string): boolean {
  const lower = text.toLowerCase();
  const signs = lower.replaceAll(IAST_WORD, '');
  return signs !== lower && !/[^\s.'’-]/u.test(signs);
}

function spellWord(word: string, isIastText: boolean): string {
  if (/\p{Script=Cyrillic}/u.test(word)) return spellCyrillic(withStress(word));
  return isIastText ? word : spellLatin(word);
}

/** Marks the stressed vowel, by the table or where there is but one; a feminine surname is stressed as the masculine in the table. */
function withStress(word: string): string {
  if (word.includes(STRESS)) return word;
  const known = STRESSES.get(word);
  const masculine = word.endsWith(FEMININE) && STRESSES.get(word.slice(0, -1));
  const [vowel, ...others] = word.match(VOWEL_LETTERS) ?? [];
  if (known) return known;
  if (masculine) return masculine + FEMININE;
  return vowel && others.length === 0 ? word.replace(vowel, vowel + STRESS) : word;
}

function spellCyrillic(word: string): string {
  const [ending, longEnding] = ADJECTIVE_END;
  // A syllable before a doubled letter is long without a long vowel.
  const letters = [...word.replace(ending, longEnding).replace(/\u0301(?=(\p{L})\1)/u, '')];
  let iast = '';
  for (const [at, letter] of letters.entries()) {
    if (letter === STRESS) continue;
    const isStressed = letters[at + 1] === STRESS;
    const isLongAtEnd = at === letters.length - 1 && LONG_AT_END.includes(letter);
    // What stands before the letter may be the mark of a stressed vowel, which counts as that vowel: both are no consonant.
    iast = withSound(iast, soundOf(letter, letters[at - 1], isStressed || isLongAtEnd));
  }
  return iast;
}

function soundOf(letter: string, before: string | undefined, isLong: boolean): string {
  const hard = HARD_VOWELS[letter];
  const soft = SOFT_VOWELS[letter];
  const vowel = hard ?? soft;
  if (vowel === undefined) return SIGNS.includes(letter) ? '' : (CONSONANTS[letter] ?? letter);
  const sound = isLong ? (LONG[vowel] ?? vowel) : vowel;
  return hasGlide(letter, before) ? `y${sound}` : sound;
}

/** Tells whether y is heard before a vowel. */
function hasGlide(letter: string, before: string | undefined): boolean {
  const isSign = before !== undefined && SIGNS.includes(before);
  if (HARD_VOWELS[letter]) return isSign && Y_AFTER_SIGN.includes(letter);
  if (before === SHORT_I) return false;
  const isAfterConsonant = before !== undefined && CONSONANTS[before] !== undefined;
  return isAfterConsonant ? !NO_Y_AFTER_CONSONANT.includes(letter) && !NEVER_SOFT.includes(before) : true;
}

/** Adds a sound. An a before i or u is written long, because the two are no diphthong. */
function withSound(iast: string, sound: string): string {
  return iast.endsWith('a') && /^[iu]/.test(sound) ? `${iast.slice(0, -1)}ā${sound}` : iast + sound;
}

function spellLatin(word: string): string {
  const known = ENGLISH_NAMES[word];
  if (known) return known;
  const letters = withoutMarks(word.replaceAll(/[łøßæœđðþıç]/g, (letter) => LATIN_LETTERS[letter] ?? letter));
  let iast = '';
  for (let at = 0; at < letters.length; ) {
    const [length, sound] = englishAt(letters, at);
    iast += sound;
    at += length;
  }
  return iast;
}

/** A marked e, which is heard at the end too, becomes é, a stressed vowel a long one; other letters lose their marks. */
function withoutMarks(word: string): string {
  const marked = word.normalize('NFD').replaceAll(/e[\u0300\u0301\u0302\u0308]/g, 'é');
  const stressed = marked.replaceAll(/([aiu])\u0301/g, (_, vowel: string) => LONG[vowel] ?? vowel);
  return stressed.replaceAll(/(?<=[a-z])[\u0300-\u030c\u0327\u0328]/g, '').normalize('NFC');
}

/** The sound at a place of an English word, by the first rule that fits, and how many letters it takes. The rules are sticky patterns. */
function englishAt(word: string, at: number): readonly [length: number, sound: string] {
  for (const [pattern, sound] of ENGLISH) {
    pattern.lastIndex = at;
    const [letters] = pattern.exec(word) ?? [];
    if (letters) return [letters.length, sound.replace('$&', letters)];
  }
  return [1, word.charAt(at)];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
