import type { AuditLog } from '#kernel/audit.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Picture, PictureFile, PictureFiles, PicturePurpose, PictureSides, PictureSize } from './picture.ts';

/** Makes the sizes that the shop keeps out of the bytes that somebody sent. */
export interface ImageProcessor {
  /**
   * Decodes a JPEG, PNG or WebP, turns it upright, and encodes it anew without anything that was written beside the picture. The content
   * alone decides, never a name or a declared type. Throws `unreadable_picture` for other formats, for damaged files, and for pictures
   * that are too large or take too long.
   */
  process(bytes: Uint8Array, sides: PictureSides): Promise<PictureFiles>;
}

/** Pictures, bound to a transaction. */
export interface PictureStore {
  add(picture: Picture): Promise<void>;
  /** Notes that something shows these pictures from now on; returns the ids of those that are for this purpose and that nothing showed. */
  use(ids: readonly string[], purpose: PicturePurpose, at: Date): Promise<string[]>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface PictureReader {
  /** Returns undefined when no picture for this purpose has the id. */
  file(id: string, purpose: PicturePurpose, size: PictureSize): Promise<PictureFile | undefined>;
}

export type MediaTransact = Transact<{ readonly pictures: PictureStore; readonly audit: AuditLog }>;
