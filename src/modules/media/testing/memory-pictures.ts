import type { MemoryState } from '#kernel/testing/memory.ts';
import type { Picture, PictureFile } from '../picture.ts';
import type { PictureReader, PictureStore } from '../ports.ts';

interface PicturesState extends MemoryState {
  pictures: Picture[];
  /** Ids of the pictures that something shows. */
  used: Set<string>;
}

export function memoryPictures(state: PicturesState) {
  return {
    add: async (picture) => void state.pictures.push(picture),
    use: async (ids, purpose) => {
      const isFree = (picture: Picture) => picture.purpose === purpose && ids.includes(picture.id) && !state.used.has(picture.id);
      const freeIds = state.pictures.filter(isFree).map(({ id }) => id);
      for (const id of freeIds) state.used.add(id);
      return freeIds;
    },
    remove: async (ids) => {
      state.pictures = state.pictures.filter(({ id }) => !ids.includes(id));
    },
  } satisfies PictureStore;
}

export function memoryPictureReader(state: PicturesState) {
  return {
    file: async (id, purpose, size) =>
      state.pictures.find((picture) => picture.id === id && picture.purpose === purpose)?.files[size],
  } satisfies PictureReader;
}

export const aFile: PictureFile = { mediaType: 'image/webp', width: 4, height: 3, bytes: Buffer.from('picture') };
