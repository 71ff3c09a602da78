import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Keys of the sandbox and of the real shop are told apart at sight. */
export type KeyMode = 'sandbox' | 'live';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 178 random bits. */
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
/** The whole key: what the checksum is of, with the mode in it, and the checksum. */
const SHAPE = /^(vrk_(sandbox|live)_[0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/**
 * A new key: `vrk_live_` or `vrk_sandbox_`, 30 random characters, and the CRC-32 of all before as six characters of base 62. Scanners
 * find leaked keys by this form without asking the shop, and one double click selects the whole.
 */
export function newKeyText(mode: KeyMode): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const text = `vrk_${mode}_${random}`;
  return `${text}${checksumOf(text)}`;
}

/** The mode of a key; undefined for what is no key, or was not typed whole. */
export function modeOfKey(text: string): KeyMode | undefined {
  const [, checked = '', mode, checksum] = SHAPE.exec(text) ?? [];
  return checksumOf(checked) === checksum ? (mode as KeyMode) : undefined;
}

/** What may be shown of a key, so that people know it again: its beginning, and four characters of its checksum. */
export function hintOf(text: string): string {
  return `${text.slice(0, text.lastIndexOf('_') + 1)}…${text.slice(-4)}`;
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
