import type { Bilingual } from '#kernel/language.ts';

/** Who sells, as receipts and legal texts tell. */
export interface Seller {
  /** One fact on each line: name with its legal form, numbers of registration, address, bank. Empty in a sandbox, where nobody sells. */
  readonly details: Bilingual;
  readonly email: string;
  readonly messenger: string;
}

/** The facts of a text with one fact on each line. */
export function factsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
