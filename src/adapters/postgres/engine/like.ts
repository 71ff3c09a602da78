/** A text that LIKE takes literally: backslash, `%` and `_` are escaped. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
