import type { Bilingual } from '#kernel/language.ts';

/** A picture that texts may show. */
export interface ContentPicture {
  readonly id: string;
  /** A hash of its content: nobody guesses it, and no other picture has it. */
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

/** The name of an uploaded picture: 32 hexadecimal digits, and no part of a longer number. */
const PICTURE_NAME = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

/** The names of the uploaded pictures that stand anywhere in a content, each once. */
export function picturesIn(content: unknown): string[] {
  return [...new Set(JSON.stringify(content).match(PICTURE_NAME) ?? [])];
}
