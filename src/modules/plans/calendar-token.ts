import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Secrets of calendar feeds: the plan's id and an HMAC-SHA256 of it, in base64url. Nothing is stored, so no copy of the database
 * opens a feed; the first of `secretKeys` signs, all verify.
 */
export function createCalendarTokens(secretKeys: readonly string[]) {
  const sign = (key: string, id: Buffer) => createHmac('sha256', key).update('calendar feed\0').update(id).digest();
  return {
    of(planId: string): string {
      const id = Buffer.from(planId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(secretKeys[0] ?? '', id)]).toString('base64url');
    },
    /** The plan that a token opens; undefined when it was not made by us. */
    planOf(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return undefined;
      const [id, mac] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
      return secretKeys.some((key) => timingSafeEqual(sign(key, id), mac)) ? uuidOf(id) : undefined;
    },
  };
}

const ID_BYTES = 16;
const MAC_BYTES = 32;

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export type CalendarTokens = ReturnType<typeof createCalendarTokens>;
