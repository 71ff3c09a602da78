import type { StaffAction } from '#kernel/audit.ts';
import { memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import type { ContentPicture } from '../picture.ts';
import type { LibraryStore } from '../ports.ts';

type Row = ContentPicture & { readonly uploadedBy: string };

/** The pictures of the texts in memory. */
export function createLibraryMemory() {
  const state = { ...memoryState(), pictures: [] as Row[], actions: [] as (StaffAction & { by: string })[] };
  const library = {
    findByName: async (name) => state.pictures.find((picture) => picture.name === name),
    findAgain: async (name) => state.pictures.find((picture) => picture.name === name),
    lock: async (id) => state.pictures.find((picture) => picture.id === id),
    async add(name, { id, uploadedBy, uploadedAt, files: { large } }) {
      const stored = state.pictures.find((picture) => picture.name === name);
      if (stored) return stored;
      const { width, height } = large;
      const picture = { id, name, width, height, alt: { ru: '', en: '' }, uploadedAt, uploadedBy, isUsed: false };
      state.pictures.push(picture);
      return picture;
    },
    async describe(id, alt) {
      state.pictures = state.pictures.map((picture) => (picture.id === id ? { ...picture, alt } : picture));
    },
    async remove(id) {
      state.pictures = state.pictures.filter((picture) => picture.id !== id);
    },
    async count(uploadedBy) {
      const undescribed = state.pictures.filter((picture) => picture.uploadedBy === uploadedBy && picture.alt.ru === '');
      return { all: state.pictures.length, undescribed: undescribed.length };
    },
  } satisfies LibraryStore;
  return { state, library, transact: memoryTransact(state, { library, audit: memoryAudit(state) }) };
}
