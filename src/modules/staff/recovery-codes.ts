import { randomInt } from 'node:crypto';

const HOW_MANY = 10;
/** Digits and small letters, without those that look alike. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUP = 4;
const GROUPS = 3;

/** Returns ten codes of twelve signs (59 random bits), in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, randomGroup).join('-'));
}

/** The code as it is hashed: whoever types it may leave out the dashes, or use capitals. */
export function normalRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^0-9a-z]/g, '');
}

const randomSign = () => SIGNS.charAt(randomInt(SIGNS.length));
const randomGroup = () => Array.from({ length: GROUP }, randomSign).join('');
