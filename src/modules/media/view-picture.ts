import type { Caller } from '#kernel/caller.ts';
import { requireFound } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { PictureFile, PictureSize } from './picture.ts';
import type { PictureReader } from './ports.ts';

/** Returns a picture for reports, even if nothing shows it yet. Throws like `requirePermission`, and `not_found`. */
export function createViewPicture({ pictures }: { readonly pictures: PictureReader }) {
  return async (caller: Caller, id: string, size: PictureSize): Promise<PictureFile> => {
    requirePermission(caller, 'rituals.perform');
    return requireFound(await pictures.file(id, 'report', size));
  };
}
