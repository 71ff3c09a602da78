import { expect, test } from 'vitest';
import { nextTurn } from '#kernel/pages.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { PICTURE_SIDES, type Picture, type PictureSides } from './picture.ts';
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

test('an editor uploads and sees no picture of a report, and nothing is decoded', async () => {
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

test('pictures are decoded one after another, seven at most wait or run, and a failed one holds up no other', async () => {
  let [running, most] = [0, 0];
  const { process } = oneAtATime({
    process: async (bytes) => {
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      if (bytes.length === 0) throw new Error('damaged');
      return files;
    },
  });
  const send = (...lengths: number[]) => lengths.map((length) => process(Buffer.alloc(length), PICTURE_SIDES.report));
  const results = Promise.allSettled(send(0, 1, 2, 3, 4, 5, 6));
  await expect(process(Buffer.alloc(1), PICTURE_SIDES.report)).rejects.toEqual(refusal('unavailable'));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', ...Array(6).fill('fulfilled')]);
  expect(await Promise.all(send(1, 2, 3, 4, 5, 6, 7))).toEqual(Array(7).fill(files));
  expect(most).toBe(1);
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
