import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Plan } from './plan.ts';

/** The content of a token: a plan's id, and the version of its calendar's address. */
export type CalendarAddress = Pick<Plan, 'id' | 'calendarVersion'>;

/**
 * Creates the secret tokens of calendar feeds: the plan's id, the version of its address unless it is 0, and an HMAC-SHA256 of both,
 * in base64url. No token is stored, so a copy of the database opens no feed; the first of `secretKeys` signs, every key verifies.
 */
export function createCalendarTokens(secretKeys: readonly string[]) {
  const sign = (key: string, name: Buffer) => createHmac('sha256', key).update('calendar feed\0').update(name).digest();
  return {
    of(address: CalendarAddress): string {
      const name = nameOf(address);
      return Buffer.concat([name, sign(secretKeys[0] ?? '', name)]).toString('base64url');
    },
    /** Returns the content of a token; undefined for a forged token. The caller must compare the version with the plan's. */
    open(token: string): CalendarAddress | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const [name, mac] = [bytes.subarray(0, -MAC_BYTES), bytes.subarray(-MAC_BYTES)];
      const isWellFormed = [ID_BYTES, ID_BYTES + VERSION_BYTES].includes(name.length) && bytes.toString('base64url') === token;
      return isWellFormed && secretKeys.some((key) => timingSafeEqual(sign(key, name), mac)) ? addressOf(name) : undefined;
    },
  };
}

const ID_BYTES = 16;
const VERSION_BYTES = 4;
const MAC_BYTES = 32;

function nameOf({ id, calendarVersion }: CalendarAddress): Buffer {
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (calendarVersion === 0) return idBytes;
  const version = Buffer.alloc(VERSION_BYTES);
  version.writeUInt32BE(calendarVersion);
  return Buffer.concat([idBytes, version]);
}

function addressOf(name: Buffer): CalendarAddress {
  const id = name.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, calendarVersion: name.length > ID_BYTES ? name.readUInt32BE(ID_BYTES) : 0 };
}

export type CalendarTokens = ReturnType<typeof createCalendarTokens>;
