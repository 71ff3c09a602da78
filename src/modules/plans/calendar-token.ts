import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Plan } from './plan.ts';

/** The content of a token: a plan's id, and the version of its calendar's address. */
export type CalendarAddress = Pick<Plan, 'id' | 'calendarVersion'>;

/**
 * Creates the secret tokens of calendar feeds: the plan's id, the version of its address, and an HMAC-SHA256 of both, in base64url.
 * Version 0 is left out, because the oldest tokens have none. No token is stored, so a copy of the database opens no feed; the first of
 * `secretKeys` signs, every key verifies.
 */
export function createCalendarTokens(secretKeys: readonly string[]) {
  // The first words keep this use of a key apart from every other one.
  const sign = (key: string, address: Buffer) => createHmac('sha256', key).update('calendar feed\0').update(address).digest();
  return {
    of(address: CalendarAddress): string {
      const bytes = bytesOf(address);
      return Buffer.concat([bytes, sign(secretKeys[0] ?? '', bytes)]).toString('base64url');
    },
    /** Returns the content of a token; undefined for a forged token. The caller must compare the version with the plan's. */
    read(token: string): CalendarAddress | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const address = bytes.subarray(0, -MAC_BYTES);
      const mac = bytes.subarray(-MAC_BYTES);
      const isWellFormed = ADDRESS_LENGTHS.includes(address.length) && bytes.toString('base64url') === token;
      const isSigned = isWellFormed && secretKeys.some((key) => timingSafeEqual(sign(key, address), mac));
      return isSigned ? addressOf(address) : undefined;
    },
  };
}

const ID_BYTES = 16;
const VERSION_BYTES = 4;
const MAC_BYTES = 32;
const ADDRESS_LENGTHS = [ID_BYTES, ID_BYTES + VERSION_BYTES];

function bytesOf({ id, calendarVersion }: CalendarAddress): Buffer {
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (calendarVersion === 0) return idBytes;
  const version = Buffer.alloc(VERSION_BYTES);
  version.writeUInt32BE(calendarVersion);
  return Buffer.concat([idBytes, version]);
}

function addressOf(bytes: Buffer): CalendarAddress {
  const id = bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, calendarVersion: bytes.length > ID_BYTES ? bytes.readUInt32BE(ID_BYTES) : 0 };
}

export type CalendarTokens = ReturnType<typeof createCalendarTokens>;
