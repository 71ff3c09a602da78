import type { Bilingual } from '#kernel/language.ts';

/** A picture that texts may show. */
export interface ContentPicture {
  readonly id: string;
  /** Made from its content; nobody guesses it, and it names no other picture. */
  readonly name: string;
  /** The pixels of the large file. */
  readonly width: number;
  readonly height: number;
  /** What is seen in it, for those who do not see it; empty until somebody has described it. */
  readonly alt: Bilingual;
  readonly uploadedAt: Date;
  /** True: a text shows it, or a version in the history of a text. */
  readonly isUsed: boolean;
}

/** The names of the uploaded pictures that stand anywhere in a content, each once. */
export function picturesIn(content: unknown): string[] {
  return [...new Set(JSON.stringify(content).match(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g) ?? [])];
}
