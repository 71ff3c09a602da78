import type { Panel, SeenView } from '#modules/panel/index.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** What the panel knows of itself. */
export function panelHandlers(panel: Panel) {
  return {
    async listViews({ caller, query }) {
      const { views, mayShare } = await panel.listViews(caller, query.list);
      return ok({ items: views.map(viewToWire), mayShare });
    },
    saveView: async ({ caller, params, body }) => ok(viewToWire(await panel.saveView(caller, { ...body, id: params.id }))),
    renameView: async ({ caller, params, version, body }) =>
      ok(viewToWire(await panel.renameView(caller, params.id, version, body.name))),
    deleteView: async ({ caller, params, version }) => done(await panel.deleteView(caller, params.id, version)),
    countWaiting: async ({ caller }) => ok(await panel.countWaiting(caller)),
  } satisfies Partial<Handlers>;
}

function viewToWire({ ownerId, ...view }: SeenView): Wire['SavedView'] {
  return { ...view, isShared: ownerId === null };
}
