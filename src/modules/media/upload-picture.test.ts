import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Picture, PictureSides } from './picture.ts';
import type { ImageProcessor } from './ports.ts';
import { aFile, memoryPictureReader, memoryPictures } from './testing/memory-pictures.ts';
import { createUploadPicture } from './upload-picture.ts';
import { createViewPicture } from './view-picture.ts';

const files = { large: aFile, small: { ...aFile, width: 2 } };

function setUp(images: ImageProcessor = { process: async () => files }) {
  const state = { ...memoryState(), pictures: [] as Picture[], used: new Set<string>(), actions: [] };
  const transact = memoryTransact(state, { pictures: memoryPictures(state), audit: memoryAudit(state) });
  const { clock } = createTestClock();
  const upload = createUploadPicture({ transact, images, clock, newId: createTestIds() });
  return { state, upload, view: createViewPicture({ pictures: memoryPictureReader(state) }) };
}

test('a priest uploads a picture for a report and sees it, and the log of the staff says so', async () => {
  const { state, upload, view } = setUp();
  const priest = staffCaller('priest');
  expect(await upload(priest, Buffer.from('bytes'))).toEqual({ id: uuid(1), width: 4, height: 3 });
  expect(await view(priest, uuid(1), 'small')).toEqual(files.small);
  expect(state.actions).toMatchObject([{ action: 'picture.uploaded', subject: { id: uuid(1) }, after: { purpose: 'report' } }]);
  await expect(view(priest, uuid(2), 'small')).rejects.toEqual(refusal('not_found'));
});

test('an editor neither uploads nor sees a picture of a report, and nothing is decoded', async () => {
  let decoded = 0;
  const { upload, view, state } = setUp({
    process: async () => {
      decoded += 1;
      return files;
    },
  });
  await expect(upload(staffCaller('editor'), Buffer.from('bytes'))).rejects.toEqual(refusal('not_allowed'));
  await expect(view(staffCaller('editor'), uuid(1), 'large')).rejects.toEqual(refusal('not_allowed'));
  expect([decoded, state.pictures]).toEqual([0, []]);
});

test('a picture for reports is made in two sizes', async () => {
  const asked: PictureSides[] = [];
  const images: ImageProcessor = {
    process: async (_, wanted) => {
      asked.push(wanted);
      return files;
    },
  };
  await setUp(images).upload(staffCaller('priest'), Buffer.from('bytes'));
  expect(asked).toEqual([{ large: 1920, small: 480 }]);
});
