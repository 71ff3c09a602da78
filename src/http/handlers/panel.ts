import type { Panel, SeenView } from '#modules/panel/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { versionOf } from '../requests/record-version.ts';

/** What the panel knows of itself. */
export function panelHandlers(panel: Panel) {
  return {
    async listViews({ caller, query }) {
      const { views, mayShare } = await panel.listViews(caller, query.list);
      return { status: 200, body: { items: views.map(viewToWire), mayShare } };
    },
    async saveView({ caller, params, body }) {
      return { status: 200, body: viewToWire(await panel.saveView(caller, { ...body, id: params.id })) };
    },
    async renameView({ caller, params, ifMatch, body }) {
      return { status: 200, body: viewToWire(await panel.renameView(caller, params.id, versionOf(ifMatch), body.name)) };
    },
    async deleteView({ caller, params, ifMatch }) {
      await panel.deleteView(caller, params.id, versionOf(ifMatch));
      return { status: 204, body: undefined };
    },
    async countWaiting({ caller }) {
      return { status: 200, body: await panel.countWaiting(caller) };
    },
  } satisfies Partial<Handlers>;
}

function viewToWire({ ownerId, ...view }: SeenView): Wire['SavedView'] {
  return { ...view, isShared: ownerId === null };
}
