import type { PortsOf } from '#kernel/ports.ts';
import { createExportOverview, createViewOverview } from './view-overview.ts';

export type OverviewOfShop = ReturnType<typeof composeOverview>;

/** How the shop does. */
export function composeOverview(ports: PortsOf<typeof createViewOverview>) {
  return { viewOverview: createViewOverview(ports), exportOverview: createExportOverview(ports) };
}
