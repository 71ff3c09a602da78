import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { type Bilingual, LANGUAGES, trimWords } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { shortHexHash } from '#kernel/short-hash.ts';
import { type ImageProcessor, PICTURE_SIDES, type Picture } from '#modules/media/index.ts';
import type { ContentPicture } from './picture.ts';
import type { LibraryReader, LibraryTransact } from './ports.ts';

export const MOST_PICTURES = 2000;
/** The most pictures that a person may have uploaded that nobody has described or used; they are forgotten after a day. */
export const MOST_UNDESCRIBED = 40;

interface UploadDeps extends MakeDeps<LibraryTransact> {
  readonly images: ImageProcessor;
}

/**
 * Stores a picture for texts; the same picture again is not stored twice. A picture is forgotten a day after its last upload unless somebody
 * describes or uses it. Throws like `requirePermission` and `ImageProcessor`, `too_many_pictures`, and `rate_limited` at `MOST_UNDESCRIBED`.
 */
export function createAddPicture({ transact, images, clock, newId }: UploadDeps) {
  return async (caller: Caller, bytes: Uint8Array): Promise<ContentPicture> => {
    const staff = requirePermission(caller, 'content.write');
    const files = await images.process(bytes, PICTURE_SIDES.content);
    const name = shortHexHash(files.large.bytes);
    return transact(async ({ library, audit }) => {
      const at = clock();
      const known = await library.findAgain(name, at);
      if (known) return known;
      const { all, undescribed } = await library.count(staff.userId);
      if (undescribed >= MOST_UNDESCRIBED) throw new ShopError('rate_limited', { retryAfterSeconds: DAY_SECONDS });
      if (all >= MOST_PICTURES) throw new ShopError('too_many_pictures');
      const upload: Picture = { id: newId(), purpose: 'content', uploadedBy: staff.userId, uploadedAt: at, files };
      const picture = await library.add(name, upload);
      // Somebody else has uploaded the same picture at the same time.
      if (picture.id !== upload.id) return picture;
      const subject = { kind: 'picture', id: picture.id };
      await audit.record(staff, { action: 'picture.uploaded', subject, before: null, after: { purpose: 'content' }, at });
      return picture;
    });
  };
}

/** Says what is seen in a picture, in each language; from then on it is listed. Throws like `requirePermission`, and `not_found`. */
export function createDescribePicture({ transact, clock }: Pick<UploadDeps, 'transact' | 'clock'>) {
  return async (caller: Caller, id: string, words: Bilingual): Promise<ContentPicture> => {
    const staff = requirePermission(caller, 'content.write');
    const alt = trimWords(words);
    return transact(async ({ library, audit }) => {
      const former = requireFound(await library.lock(id));
      const at = clock();
      await library.describe(id, alt, at);
      const isChanged = LANGUAGES.some((language) => former.alt[language] !== alt[language]);
      const subject = { kind: 'picture', id };
      const before = { words: former.alt };
      if (isChanged) await audit.record(staff, { action: 'picture.described', subject, before, after: { words: alt }, at });
      return { ...former, alt };
    });
  };
}

/** Deletes a picture that no text shows or has shown. Throws like `requirePermission`, `not_found` and `picture_in_use`. */
export function createDeletePicture({ transact, clock }: Pick<UploadDeps, 'transact' | 'clock'>) {
  return async (caller: Caller, id: string): Promise<void> => {
    const staff = requirePermission(caller, 'content.write');
    await transact(async ({ library, audit }) => {
      const picture = requireFound(await library.lock(id));
      if (picture.isUsed) throw new ShopError('picture_in_use');
      await library.remove(id);
      const subject = { kind: 'picture', id };
      const before = { words: picture.alt };
      await audit.record(staff, { action: 'picture.deleted', subject, before, after: null, at: clock() });
    });
  };
}

/** Lists the pictures that are described or used, the newest first. Throws like `requirePermission`, and as `readPage`. */
export function createListPictures({ library }: { readonly library: Pick<LibraryReader, 'list'> }) {
  return async (caller: Caller, paged: Paged): Promise<Page<ContentPicture>> => {
    requirePermission(caller, 'content.write');
    return readPage(paged, library.list, ({ id, uploadedAt: at }) => ({ id, at }));
  };
}
