import { formatCents } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import type { StaffTopic } from '#modules/staff/index.ts';
import { orderNumber } from '#words/order-number.ts';
import { STAFF_NEWS_WORDS } from '#words/staff-news.ts';
import { buttonLink, list, paragraph, strong, together, writeLetter } from './letter.ts';

/** Something that happened in the shop. */
export interface StaffEvent {
  readonly topic: StaffTopic;
  /** The payment, the wish for a refund, the order, the line of the ledger that nobody can read, or the request for a consultation. */
  readonly subjectId: string;
  /** The order that it is about; null for a consultation. */
  readonly order: { readonly id: string; readonly number: number; readonly total: Cents } | null;
}

export interface RecipientView {
  readonly language: Language;
  /** False for members who may not read the shop's money. */
  readonly maySeeSums: boolean;
}

/** The most events that a digest names; further ones are only counted. */
const MOST_IN_DIGEST = 10;

/** Writes to a member what happened. It names no customer: whoever may know more reads it in the panel. */
export function writeStaffNews(
  { topic, subjectId, order }: StaffEvent,
  { language, maySeeSums }: RecipientView,
  publicUrl: string,
) {
  const words = STAFF_NEWS_WORDS[language];
  const { subject, lead } = words[topic];
  const number = order ? orderNumber(order.number, language) : '';
  const numberLine = paragraph(`${words.order}: ${number}`);
  const totalLine = maySeeSums && order && strong(`${words.total}: ${formatCents(order.total, language)}`);
  return writeLetter({
    language,
    subject: subject(number),
    blocks: [
      paragraph(lead),
      order && together(numberLine, totalLine),
      buttonLink(words.open, panelAddress(publicUrl, { topic, subjectId })),
    ],
    footer: words.footer,
    shopUrl: publicUrl,
  });
}

/** Where the panel shows an event: a consultation has no page but only a list. Without an event, the panel itself. */
export function panelAddress(publicUrl: string, event?: Pick<StaffEvent, 'topic' | 'subjectId'>): string {
  const panel = `${publicUrl}/admin-panel`;
  if (!event) return panel;
  return event.topic === 'consultations' ? `${panel}/consultations` : `${panel}/${event.topic}/${event.subjectId}`;
}

/** Writes to a member what happened, in one letter; `isMore` when there is more than these events. */
export function writeStaffDigest(
  events: readonly StaffEvent[],
  isMore: boolean,
  { language, maySeeSums }: RecipientView,
  publicUrl: string,
) {
  const words = STAFF_NEWS_WORDS[language];
  const lines = events.slice(0, MOST_IN_DIGEST).map(({ topic, order }) => {
    const line = words[topic].subject(order ? orderNumber(order.number, language) : '');
    return order && maySeeSums ? `${line}, ${formatCents(order.total, language)}` : line;
  });
  const rest = events.length - lines.length;
  return writeLetter({
    language,
    subject: words.digest(isMore ? `${events.length}+` : String(events.length)),
    blocks: [
      together(paragraph(words.digestLead), list(lines)),
      rest > 0 && paragraph(words.more(isMore ? `${rest}+` : String(rest))),
      buttonLink(words.open, panelAddress(publicUrl)),
    ],
    footer: words.footer,
    shopUrl: publicUrl,
  });
}
