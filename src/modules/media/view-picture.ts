import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { PICTURE_PERMISSIONS, type PictureFile, type PicturePurpose, type PictureSize } from './picture.ts';
import type { PictureReader } from './ports.ts';

/** Returns a picture to those who may upload such, even if nothing shows it yet. Throws like `requirePermission`, and `not_found`. */
export function createViewPicture(pictures: PictureReader, purpose: PicturePurpose) {
  return async (caller: Caller, id: string, size: PictureSize): Promise<PictureFile> => {
    requirePermission(caller, PICTURE_PERMISSIONS[purpose]);
    return requireFound(await pictures.file(id, purpose, size));
  };
}
