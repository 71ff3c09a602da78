import { randomInt } from 'node:crypto';

export const CODE_LENGTH = 6;

/** Returns six random digits; all codes are equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}
