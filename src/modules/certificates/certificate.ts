import { randomInt } from 'node:crypto';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import { offsetAt } from '#kernel/wall-clock.ts';
import type { NotedPart, Order } from '#modules/orders/index.ts';
import type { Report } from '#modules/reports/index.ts';
import { type CertificateText, type CertifiedPart, FORMAT } from './signed-text.ts';

/** What one ritual's desk and report have noted. */
export interface CertifiedRitual {
  readonly name: Bilingual;
  /** The first day and the last, at the fire. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly place: string;
  readonly parts: readonly CertifiedPart[];
}

/** A certificate as it is kept: the very text that is signed, and what became of it. */
export interface Certificate {
  /** 140 random bits: whoever has it may read the certificate. */
  readonly code: string;
  readonly orderId: string;
  readonly keyId: string;
  /** The signed bytes, in UTF-8. */
  readonly text: string;
  /** Ed25519 over these bytes, base64. */
  readonly signature: string;
  readonly issuedAt: Date;
  readonly revoked?: Revocation;
}

export interface Revocation {
  readonly at: Date;
  /** Missing: a report was corrected, or another certificate was issued. */
  readonly byStaff?: { readonly userId: string; readonly reason: string };
}

/** A name as it is read at the fire. */
export interface SpokenName {
  readonly iast: string;
  readonly devanagari: string;
  /** The record of the customer's circle with which the name is erased; null for a name that has none. */
  readonly participantId: string | null;
}

/** A link by which the owner of a certificate shows its names. The names stay as they were when it was made. */
export interface NamesLink {
  readonly code: string;
  readonly tokenHash: string;
  readonly names: readonly SpokenName[];
  readonly madeAt: Date;
}

/** Without letters that look like digits (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 7;
const SIGNS_IN_A_GROUP = 4;

/** Returns a new code, `7K4M-Q2XD-…`: 28 signs of 5 bits each. */
export function newCode(): string {
  const group = () => Array.from({ length: SIGNS_IN_A_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What the rituals of a completed order were, by what the desk has noted. A ritual without a report is left out. */
export function certifiedRituals(
  order: Order,
  reports: readonly Report[],
  { parts, timeZone }: { readonly parts: readonly NotedPart[]; readonly timeZone: string },
): CertifiedRitual[] {
  return order.items.flatMap(({ name, begunAt, performedAt, startDate }, position) => {
    const report = reports.find((each) => each.position === position);
    if (!report) return [];
    // `readContent` of reports has let only days through.
    const day = report.day as CalendarDate;
    // Orders of former versions of the shop lack marks of the desk: then the day of the report stands for the end, and the planned first day,
    // which may lie after it, for the beginning.
    const to = performedAt ? dayIn(performedAt, timeZone) : day;
    const begun = begunAt ? dayIn(begunAt, timeZone) : (startDate ?? day);
    const partsOfRitual = parts.filter((part) => part.position === position).map((part) => certifiedPart(part, timeZone));
    return [{ name, from: begun < to ? begun : to, to, place: report.place, parts: partsOfRitual }];
  });
}

function certifiedPart({ name, ahutis, days, firstAt, lastAt }: NotedPart, timeZone: string): CertifiedPart {
  return { name, ahutis: ahutis ?? null, days, first: clockAt(firstAt, timeZone), last: clockAt(lastAt, timeZone) };
}

/** What the clocks of a zone show, with how far they are ahead: `2026-12-21T17:45:00+05:30`. */
function clockAt(instant: Date, timeZone: string): string {
  const ahead = offsetAt(instant.getTime(), timeZone);
  const clock = new Date(instant.getTime() + ahead).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  // An instant so long after midnight of 1 January 1970 in UTC shows the hours and minutes of the difference.
  const difference = new Date(Math.abs(ahead)).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDThh:mm'.length);
  return `${clock}${ahead < 0 ? '-' : '+'}${difference}`;
}

interface CertificateFacts
  extends Pick<Certificate, 'code' | 'issuedAt' | 'keyId'>,
    Pick<CertificateText, 'shop' | 'files' | 'seal'> {
  readonly isTest: boolean;
  readonly orderNumber: number;
  readonly rituals: readonly CertifiedRitual[];
}

/** The text that is signed: JSON in one order of its members, so that the same facts are the same bytes. */
export function signedText({ rituals, files, issuedAt, seal, isTest, ...facts }: CertificateFacts): string {
  const { shop, code, orderNumber, keyId } = facts;
  const text: CertificateText = {
    format: FORMAT,
    shop,
    code,
    test: isTest,
    order: orderNumber,
    issuedAt: issuedAt.toISOString(),
    rituals: rituals.map(({ name, from, to, place, parts }) => ({
      name: inEachLanguage((language) => name[language]),
      from,
      to,
      place,
      parts: parts.map(({ ahutis, days, first, last, ...part }) => ({
        name: inEachLanguage((language) => part.name[language]),
        ahutis,
        days,
        first,
        last,
      })),
    })),
    files: files.map(({ sha256, kind, ritual }) => ({ sha256, kind, ritual })),
    seal: { number: seal.number, day: seal.day, hash: seal.hash },
    key: keyId,
  };
  return `${JSON.stringify(text, null, 2)}\n`;
}
