import { createHash } from 'node:crypto';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound } from '#kernel/errors.ts';
import { createGroups } from '#kernel/groups.ts';
import type { GatewayEvent, NoticeReader, RawNotice } from './gateways.ts';
import type { LedgerFact, Noticed, PaymentStores, PaymentTransact, StoredNotice } from './ports.ts';

interface Deps extends WriteDeps<PaymentTransact> {
  readonly readers: readonly NoticeReader[];
  /** True for an error of a database that is away; any other error is about a notice or a lock. */
  readonly isAway: (error: unknown) => boolean;
  /** The least time between the beginnings of two groups of notices, in which the next one gathers. */
  readonly apartMs: number;
}

type NoticeOutcome = 'accepted' | 'repeated' | 'unknown_payment' | 'ignored';

/** Notices of one payment beyond these are not kept; the payment is still checked. */
const MOST_NOTICES = 100;

/** How long a group of notices waits for an order that somebody else has locked; then each notice waits for its own order. */
const GROUP_WAITS_MS = 200;

/**
 * Takes a gateway's notice. The notice pays nothing: it is verified, stored once and recorded in the ledger, and the check of its payment
 * becomes due, all in one transaction, which notices that come together share; what the notice claims is then asked from the gateway by
 * the sweep. A forged notice reaches no database. `unknown_payment`: the payment may still be being opened, and is then checked soon
 * after. Throws `not_found` for a gateway without a reader, `invalid_signature`, `malformed_notice`.
 */
export function createReceiveNotice({ transact, clock, readers, isAway, apartMs }: Deps) {
  const gateways = new Map(readers.map((reader) => [reader.gateway, { reader, group: groupFor(reader) }]));

  function groupFor(reader: NoticeReader) {
    return createGroups<StoredNotice, NoticeOutcome>({
      together: (notices) =>
        transact(async (stores) => {
          await stores.notices.waitAtMost(GROUP_WAITS_MS);
          return storeAll(stores, reader, notices);
        }),
      // One notice has one outcome.
      alone: async (notice) => (await transact((stores) => storeAll(stores, reader, [notice])))[0] as NoticeOutcome,
      isMetByAll: isAway,
      apartMs,
    });
  }

  return async (gateway: string, notice: RawNotice): Promise<NoticeOutcome> => {
    const known = requireFound(gateways.get(gateway));
    const event = known.reader.read(notice);
    return event ? known.group(asStored(known.reader, event, notice.body, clock())) : 'ignored';
  };
}

/** The text about a card names whoever paid, with e-mail and address; its hash proves what came, and the gateway keeps the text. */
function asStored({ gateway, about }: NoticeReader, event: GatewayEvent, bytes: Uint8Array, receivedAt: Date): StoredNotice {
  const bodySha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...event, gateway, receivedAt, bodySha256, body: about === 'cards' ? null : Buffer.from(bytes).toString() };
}

/** Stores notices of one gateway, and returns what became of each, in their order. */
async function storeAll(
  { payments, cards, notices: noticeStore }: PaymentStores,
  { gateway, about }: NoticeReader,
  notices: readonly StoredNotice[],
): Promise<NoticeOutcome[]> {
  const marks = await noticeStore.addAll(gateway, notices, MOST_NOTICES);
  const unrepeated = notices.filter((notice) => marks.get(notice) !== 'repeated');
  const watched = about === 'coins' ? payments : cards;
  const paymentOf = await watched.lockNoticed(gateway, unrepeated);
  const noticed = [...paymentOf.values()];
  const added = [...paymentOf].filter(([notice]) => marks.get(notice) === 'added');
  await payments.record(...added.map(([notice, payment]) => noticedFact(about, notice, payment)));
  await watched.checkSoon(
    noticed.map(({ id }) => id),
    latest(notices),
  );
  return notices.map((notice) => {
    if (marks.get(notice) === 'repeated') return 'repeated';
    return paymentOf.has(notice) ? 'accepted' : 'unknown_payment';
  });
}

function noticedFact(about: NoticeReader['about'], notice: StoredNotice, { id, orderId }: Noticed): LedgerFact {
  const { gateway, gatewayPaymentIds, eventKey, bodySha256, receivedAt: at } = notice;
  const data = { eventKey, gatewayPaymentIds, bodySha256, ...(about === 'cards' ? { cardSessionId: id } : {}) };
  return { orderId, paymentId: about === 'coins' ? id : null, gateway, kind: 'noticed', at, data };
}

function latest(notices: readonly StoredNotice[]): Date {
  return new Date(Math.max(...notices.map(({ receivedAt }) => receivedAt.getTime())));
}
