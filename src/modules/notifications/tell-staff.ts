import type { StaffRole } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import { roleMay } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { type StaffTopic, wantedTopics } from '#modules/staff/index.ts';
import { panelAddress, type RecipientView, type StaffEvent, writeStaffDigest, writeStaffNews } from './staff-letters.ts';

/** What a member was written in the last hour. */
interface LetterHour {
  /** When the first letter of the hour, or its digest, was written; null before the first of all. */
  readonly hourBegan: Date | null;
  /** Letters since then; `MOST_LETTERS + 1` once the hour has had its digest. */
  readonly letters: number;
}

/** A member of the staff who can be written to. */
export interface NewsRecipient extends LetterHour {
  readonly userId: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly language: Language;
  /** The topics that the member chose; null until they have chosen. */
  readonly chosen: readonly StaffTopic[] | null;
  /** The number of the last event that the member was told or did not want to be told. */
  readonly told: number;
}

export interface NumberedEvent extends StaffEvent {
  /** Later events have higher numbers. */
  readonly seq: number;
}

/** What happened in the shop and who was told, bound to a transaction. */
export interface StaffNewsStore {
  /** Waits until no other transaction has the turn. Members who are new count as told of all that happened until now. */
  takeTurn(): Promise<void>;
  /**
   * Numbers up to `limit` events of each topic that have no number yet: orders that were paid and consultations that were asked for after
   * `since`, and all money that waits for a decision. Returns how many events it numbered of the topic that had most.
   */
  collect(since: Date, now: Date, limit: number): Promise<number>;
  /** The members who have not been told the newest event: all of them, because those who wait or want no news could fill a first page for good. */
  readers(): Promise<readonly NewsRecipient[]>;
  /** The number of the newest event. */
  newest(): Promise<number>;
  /** Up to `limit` events of these topics after a number, in their order. */
  after(afterSeq: number, topics: readonly StaffTopic[], limit: number): Promise<readonly NumberedEvent[]>;
  /** Ids of the browsers to which a member gets pushes. */
  devices(userId: string): Promise<readonly string[]>;
  save(reader: Pick<NewsRecipient, 'userId' | 'told'> & LetterHour): Promise<void>;
}

type StaffNewsStores = { readonly staffNews: StaffNewsStore; readonly messages: Pick<MessageOutbox, 'add'> };

/** The most letters to a member within an hour. Then comes one digest, and further events wait until the hour is over. */
const MOST_LETTERS = 3;
/** What is found more than two days after it happened is no news, unless it is money that still waits for a decision. */
const NEWS_MS = 48 * HOUR_MS;
const MOST_EVENTS = 50;

interface Deps extends MakeDeps<Transact<StaffNewsStores>> {
  readonly publicUrl: string;
}

/**
 * Writes to the staff what happened since the last run. A job does this, so that no payment waits for letters or fails with them. Returns
 * true when there may be more to tell.
 */
export function createTellStaff(deps: Deps): () => Promise<boolean> {
  return () =>
    deps.transact(async (stores) => {
      const { staffNews } = stores;
      const now = deps.clock();
      await staffNews.takeTurn();
      const collected = await staffNews.collect(new Date(now.getTime() - NEWS_MS), now, MOST_EVENTS);
      const newest = await staffNews.newest();
      for (const reader of await staffNews.readers()) await tellMember(reader, { newest, now }, stores, deps);
      return collected >= MOST_EVENTS;
    });
}

async function tellMember(
  reader: NewsRecipient,
  { newest, now }: { readonly newest: number; readonly now: Date },
  { staffNews, messages }: StaffNewsStores,
  { newId, publicUrl }: Deps,
): Promise<void> {
  const { userId, email: to, role } = reader;
  const topics = wantedTopics(role, reader.chosen);
  const news = topics.length === 0 ? [] : await staffNews.after(reader.told, topics, MOST_EVENTS + 1);
  const events = news.slice(0, MOST_EVENTS);
  const isMore = news.length > events.length;
  const { way, hour } = planLetters(reader, events.length, now);
  if (way === 'wait') return;

  const view = { language: reader.language, maySeeSums: roleMay(role, 'money.read') };
  const letters =
    way === 'digest'
      ? [{ ...writeStaffDigest(events, isMore, view, publicUrl), place: panelAddress(publicUrl) }]
      : events.map((event) => letterAbout(event, view, publicUrl));
  const devices = letters.length > 0 ? await staffNews.devices(userId) : [];
  for (const { place, ...letter } of letters) {
    await messages.add({ id: newId(), to, userId, ...letter });
    // A push shows the letter's subject, which names the order's number at most; its text is the address that it opens.
    for (const device of devices)
      await messages.add({ ...letter, id: newId(), channel: 'push', to: device, userId, text: place, html: '' });
  }
  await staffNews.save({ userId, told: isMore ? (events.at(-1)?.seq ?? newest) : newest, ...hour });
}

/** The letter about an event; `place` is its address in the panel. */
function letterAbout(event: StaffEvent, view: RecipientView, publicUrl: string) {
  return {
    ...writeStaffNews(event, view, publicUrl),
    about: event.order?.id ?? event.subjectId,
    place: panelAddress(publicUrl, event),
  };
}

/** How `count` events are told: each in a letter, all in one digest, which begins a new hour, or not before the hour is over. */
export function planLetters({ hourBegan, letters }: LetterHour, count: number, now: Date) {
  const isSameHour = hourBegan !== null && now.getTime() - hourBegan.getTime() < HOUR_MS;
  const hour = isSameHour ? { hourBegan, letters } : { hourBegan: now, letters: 0 };
  // Without events no letter is written, and the member is noted as told.
  if (count === 0) return { way: 'each', hour: { hourBegan, letters } } as const;
  if (hour.letters + count <= MOST_LETTERS) return { way: 'each', hour: { ...hour, letters: hour.letters + count } } as const;
  if (hour.letters <= MOST_LETTERS) return { way: 'digest', hour: { hourBegan: now, letters: MOST_LETTERS + 1 } } as const;
  return { way: 'wait', hour } as const;
}
