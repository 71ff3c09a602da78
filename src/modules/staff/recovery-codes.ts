import { randomInt } from 'node:crypto';

const CODES = 10;
const GROUPS_IN_A_CODE = 3;
const SIGNS_IN_A_GROUP = 4;
/** Digits and small letters, without those that look alike. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Returns ten codes of twelve signs (59 random bits), in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS_IN_A_CODE }, randomGroup).join('-'));
}

/** The code as it is hashed: whoever types it may leave out the dashes, or use capitals. */
export function normalRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^0-9a-z]/g, '');
}

const randomSign = () => SIGNS.charAt(randomInt(SIGNS.length));
const randomGroup = () => Array.from({ length: SIGNS_IN_A_GROUP }, randomSign).join('');
