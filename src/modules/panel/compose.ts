import type { PortsOf } from '#kernel/ports.ts';
import { createCountWaiting } from './count-waiting.ts';
import { createDeleteView, createListViews, createRenameView, createSaveView } from './saved-views.ts';

type Ports = PortsOf<typeof createCountWaiting | typeof createListViews | typeof createSaveView>;

export type Panel = ReturnType<typeof composePanel>;

/** What the panel knows of itself: views that people have saved, and what waits for them. */
export function composePanel(ports: Ports) {
  return {
    listViews: createListViews(ports),
    saveView: createSaveView(ports),
    renameView: createRenameView(ports),
    deleteView: createDeleteView(ports),
    countWaiting: createCountWaiting(ports),
  };
}
