import { folded } from './place-of.ts';

/** The letters of both keyboards, key by key. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What the same keys would have written in the other layout of letters: 'pfrfp' is 'заказ', 'щквук' is 'order'. */
function inOtherLayout(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const [typedLayout, otherLayout] = LATIN.includes(letter) ? [LATIN, CYRILLIC] : [CYRILLIC, LATIN];
      return otherLayout[typedLayout.indexOf(letter)] ?? letter;
    })
    .join('');
}

/** Does a text contain all these words, as they were typed or as the same keys write them in the other layout? */
export function fits(text: string, words: string): boolean {
  const searched = folded(text);
  return [words, inOtherLayout(words)].some((typed) => {
    return folded(typed)
      .split(/\s+/)
      .every((part) => searched.includes(part));
  });
}
