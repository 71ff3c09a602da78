import type { Caller } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { PICTURE_SIDES } from './picture.ts';
import type { ImageProcessor, MediaTransact } from './ports.ts';

interface Deps extends MakeDeps<MediaTransact> {
  readonly images: ImageProcessor;
}

/** Stores a picture for reports. It is forgotten after a day unless a report shows it. Throws like `requirePermission` and `ImageProcessor`. */
export function createUploadPicture({ transact, images, clock, newId }: Deps) {
  return async (caller: Caller, bytes: Uint8Array) => {
    const staff = requirePermission(caller, 'rituals.perform');
    const files = await images.process(bytes, PICTURE_SIDES.report);
    const id = newId();
    const at = clock();
    await transact(async ({ pictures, audit }) => {
      await pictures.add({ id, purpose: 'report', uploadedBy: staff.userId, uploadedAt: at, files });
      const subject = { kind: 'picture', id };
      await audit.record(staff, { action: 'picture.uploaded', subject, before: null, after: { purpose: 'report' }, at });
    });
    // The pixels of the large size.
    const { width, height } = files.large;
    return { id, width, height };
  };
}
