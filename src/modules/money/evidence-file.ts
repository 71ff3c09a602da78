/** What a confirmation names of the file that proves it. */
export interface EvidenceRef {
  readonly id: string;
  readonly mediaType: 'image/webp' | 'application/pdf';
  /** The hash of the bytes. Of money that has paid the ledger holds it too: nobody can put another file in its place unnoticed. */
  readonly sha256: string;
}

/** A file that proves that money has come, or has not. */
export interface Evidence extends EvidenceRef {
  readonly orderId: string;
  /** Slug of the partner whose person has sent it; null: the shop's. */
  readonly partner: string | null;
  /** The id of the user. */
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  readonly bytes: Uint8Array;
}
