import { createExportOverview, createViewOverview } from './view-overview.ts';

export type OverviewOfShop = ReturnType<typeof composeOverview>;

/** How the shop does. */
export function composeOverview(ports: Parameters<typeof createViewOverview>[0]) {
  return { viewOverview: createViewOverview(ports), exportOverview: createExportOverview(ports) };
}
