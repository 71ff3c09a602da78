import type { Caller } from '#kernel/caller.ts';
import { centsToDollars } from '#kernel/money.ts';
import type { Evidence, EvidenceRef, HandMoney, HandPayment, Money } from '#modules/money/index.ts';
import type { Partners } from '#modules/partners/index.ts';
import { pick } from '../answers/pick.ts';
import { created, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** Files that prove money by hand, and what the shop's people see of such money. */
export function evidenceHandlers(money: Money, partners: Partners) {
  return {
    getHandMoney: async ({ caller, params }) => ok(moneyToWire(await money.viewHandMoney(caller, params.id), caller)),
    addEvidence: async ({ caller, params, raw }) =>
      created(evidenceToWire(await money.byHand.addEvidence(caller, params.id, raw.body))),
    addPartnerEvidence: async ({ caller, params, raw }) =>
      created(evidenceToWire(await partners.byHand.addEvidence(caller, params.slug, params.id, raw.body))),
    getEvidence: async ({ caller, params: { id, file } }) => evidenceAnswer(await money.readEvidence(caller, id, file)),
    getPartnerEvidence: async ({ caller, params: { slug, id, file } }) =>
      evidenceAnswer(await partners.readEvidence(caller, slug, id, file)),
  } satisfies Partial<Handlers>;
}

export function evidenceToWire({ id, mediaType }: EvidenceRef): Wire['EvidenceFile'] {
  return { id, mediaType };
}

/** A browser saves a PDF, and never opens it as a page of the shop, since somebody sent it; a picture may be shown. */
function evidenceAnswer({ id, mediaType, bytes }: Evidence) {
  const [disposition, ending] = mediaType === 'application/pdf' ? ['attachment', 'pdf'] : ['inline', 'webp'];
  return {
    status: 200 as const,
    headers: {
      'cache-control': 'private, no-store',
      'content-type': mediaType,
      'content-disposition': `${disposition}; filename="evidence-${id.slice(0, 8)}.${ending}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
    serialized: Buffer.from(bytes),
  };
}

function moneyToWire(money: HandMoney, caller: Caller): Wire['HandMoney'] {
  return {
    ...pick(money, 'needsSecond', 'canDecline', 'aloneFrom', 'undoUntil'),
    due: centsToDollars(money.due),
    confirmations: money.hands.map((hand) => handToWire(hand, money.names, caller)),
  };
}

function handToWire(hand: HandPayment, names: HandMoney['names'], caller: Caller): Wire['HandMoney']['confirmations'][number] {
  const { amountCents, evidenceFile, confirmedAt, confirmedBy, agreedBy, endedAt } = hand;
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    ...pick(hand, 'id', 'state', 'reference', 'note', 'evidence', 'partner', 'agreedAlone'),
    amount: centsToDollars(amountCents),
    file: evidenceFile && evidenceToWire(evidenceFile),
    at: confirmedAt,
    endedAt: endedAt ?? undefined,
    by: nameOf(confirmedBy),
    byYou: caller.kind === 'user' && caller.userId === confirmedBy,
    agreedBy: agreedBy === null ? null : nameOf(agreedBy),
  };
}
