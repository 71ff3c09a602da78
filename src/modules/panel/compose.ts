import { composing } from '#kernel/ports.ts';
import { createCountWaiting } from './count-waiting.ts';
import { createDeleteView, createListViews, createRenameView, createSaveView } from './saved-views.ts';

export type Panel = ReturnType<typeof composePanel>;

/** What the panel knows of itself: views that people have saved, and what waits for them. */
export const composePanel = composing({
  listViews: createListViews,
  saveView: createSaveView,
  renameView: createRenameView,
  deleteView: createDeleteView,
  countWaiting: createCountWaiting,
});
