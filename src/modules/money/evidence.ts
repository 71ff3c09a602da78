import { createHash } from 'node:crypto';
import type { MakeDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { type ImageProcessor, PICTURE_SIDES } from '#modules/media/index.ts';
import { isPayable } from '#modules/orders/index.ts';
import type { Decider } from './decider.ts';
import type { Evidence, EvidenceRef } from './evidence-file.ts';
import { lockOwn } from './hand-payment.ts';
import type { MoneyStores, MoneyTransact } from './ports.ts';

/** A page of a bank is far smaller. Pictures are made smaller first. */
export const LARGEST_PDF = 5 * 1024 * 1024;
/** So many files of an order may wait for the decision that names them; they are forgotten after a day. */
export const MOST_WAITING_FILES = 6;

export interface EvidenceDeps extends MakeDeps<MoneyTransact> {
  readonly images: ImageProcessor;
}

/**
 * Stores a file for a decision about money by hand, which names it then. A picture is encoded anew, a PDF is stored as it is. Throws
 * `not_found` also for another partner's order, `order_not_payable`, `unreadable_evidence`, `payload_too_large` for a large PDF, and
 * `rate_limited` when too many files of the order wait.
 */
export function createAddEvidence({ transact, images, clock, newId }: EvidenceDeps) {
  return async (decider: Decider, orderId: string, sent: Uint8Array): Promise<EvidenceRef> => {
    const { mediaType, bytes } = await read(images, sent);
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
      const order = await lockOwn(stores, decider, orderId);
      if (!isPayable(order)) throw new ShopError('order_not_payable');
      if ((await stores.evidence.waiting(orderId)) >= MOST_WAITING_FILES)
        throw new ShopError('rate_limited', { retryAfterSeconds: 3600 });
      await stores.evidence.add(evidence);
      const subject = { kind: 'order', id: orderId };
      const after = { evidenceId: evidence.id, mediaType };
      await stores.audit.record(staff, { action: 'order.evidence_added', subject, before: null, after, at: evidence.uploadedAt });
    });
    return { id: evidence.id, mediaType, sha256 };
  };
}

async function read(images: ImageProcessor, sent: Uint8Array): Promise<Pick<Evidence, 'mediaType' | 'bytes'>> {
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

/** A whole PDF says within so many bytes that it ends. */
const END_OF_PDF = 1024;
const startsAsPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

/**
 * The file that a decision names, in its transaction. Throws `invalid_request` unless the decider's side has sent it for this order, and
 * nothing names it yet.
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
