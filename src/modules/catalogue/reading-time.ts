const WORDS_PER_MINUTE = 200;

/** Returns the minutes that reading a markdown text takes, rounded up; 0 for an empty text. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
