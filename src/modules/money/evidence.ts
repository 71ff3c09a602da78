import { createHash } from 'node:crypto';
import type { MakeDeps } from '#kernel/deps.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { type ImageProcessor, PICTURE_SIDES } from '#modules/media/index.ts';
import { lockFor, requirePayable } from '#modules/orders/index.ts';
import type { Evidence, EvidenceRef } from './evidence-file.ts';
import type { Decider } from './hand-decision.ts';
import type { MoneyStores, MoneyTransact } from './ports.ts';

/** The largest PDF in bytes; a bank statement is far smaller. Pictures have no such limit, because they are made smaller first. */
export const LARGEST_PDF = 5 * 1024 * 1024;
/** A whole PDF has the mark of its end within its last so many bytes; one that was cut off has none. */
const END_OF_PDF = 1024;
const PDF_BEGINNING = '%PDF-';
/** The most files of an order that may wait for the decision that names them; they are forgotten after a day. */
export const MOST_WAITING_FILES = 6;

export interface EvidenceDeps extends MakeDeps<MoneyTransact> {
  readonly images: ImageProcessor;
}

/**
 * Stores a file that a later decision about money by hand can name. A picture is encoded anew, a PDF is stored as it is. Throws
 * `not_found` also for another partner's order, `order_not_payable`, `unreadable_evidence`, `payload_too_large` for a large PDF, and
 * `rate_limited` when too many files of the order wait.
 */
export function createAddEvidence({ transact, images, clock, newId }: EvidenceDeps) {
  return async (decider: Decider, orderId: string, sent: Uint8Array): Promise<EvidenceRef> => {
    const { mediaType, bytes } = await readSentFile(images, sent);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { staff, partner } = decider;
    const evidence: Evidence = {
      id: newId(),
      orderId,
      mediaType,
      bytes,
      sha256,
      partner: partner?.slug ?? null,
      uploadedBy: staff.userId,
      uploadedAt: clock(),
    };
    await transact(async (stores) => {
      requirePayable(await lockFor(decider, stores.orders, orderId));
      if ((await stores.evidence.countWaiting(orderId)) >= MOST_WAITING_FILES)
        throw new ShopError('rate_limited', { retryAfterSeconds: DAY_SECONDS });
      await stores.evidence.add(evidence);
      const subject = { kind: 'order', id: orderId };
      const after = { evidenceId: evidence.id, mediaType };
      await stores.audit.record(staff, { action: 'order.evidence_added', subject, before: null, after, at: evidence.uploadedAt });
    });
    return { id: evidence.id, mediaType, sha256 };
  };
}

/** Reads a sent file as what is stored of it. Throws `payload_too_large` and `unreadable_evidence`. */
async function readSentFile(images: ImageProcessor, sent: Uint8Array): Promise<Pick<Evidence, 'mediaType' | 'bytes'>> {
  if (startsAsPdf(sent)) {
    if (sent.length > LARGEST_PDF) throw new ShopError('payload_too_large');
    if (!Buffer.from(sent.subarray(-END_OF_PDF)).includes('%%EOF')) throw new ShopError('unreadable_evidence');
    return { mediaType: 'application/pdf', bytes: sent };
  }
  try {
    const { large } = await images.process(sent, PICTURE_SIDES.report);
    return { mediaType: large.mediaType, bytes: large.bytes };
  } catch (error) {
    if (error instanceof ShopError && error.code === 'unreadable_picture') throw new ShopError('unreadable_evidence');
    throw error;
  }
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, PDF_BEGINNING.length)).toString('latin1') === PDF_BEGINNING;
}

/**
 * Returns the file that a decision names, in the decision's transaction; null when it names none. Throws `invalid_request` unless the decider's
 * side has sent the file for this order, and no other decision names it.
 */
export async function takeEvidence(
  { evidence }: Pick<MoneyStores, 'evidence'>,
  { partner }: Decider,
  orderId: string,
  id: string | undefined,
  at: Date,
): Promise<EvidenceRef | null> {
  if (id === undefined) return null;
  const taken = await evidence.take(id, { orderId, partner: partner?.slug ?? null }, at);
  if (!taken) throw refusedField(['evidenceFile'], 'invalid');
  return taken;
}
