/** By letters as readers see them: a consonant with its vowel sign, or a conjunct, is one. */
const LETTERS = new Intl.Segmenter('sa', { granularity: 'grapheme' });

/** Breaks each word that is wider than a line, between letters. PDFKit would tear a vowel sign from its consonant. */
export function breakWords(text: string, width: number, widthOf: (part: string) => number): string {
  return text.replaceAll(/\S+/g, (word) => (widthOf(word) > width ? inLines(word, width, widthOf) : word));
}

function inLines(word: string, width: number, widthOf: (part: string) => number): string {
  let above = '';
  let line = '';
  for (const { segment } of LETTERS.segment(word)) {
    if (line !== '' && widthOf(line + segment) > width) {
      above += `${line}\n`;
      line = '';
    }
    line += segment;
  }
  return above + line;
}
