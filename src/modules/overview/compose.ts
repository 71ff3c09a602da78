import type { PortsOf } from '#kernel/ports.ts';
import { createExportOverview, createViewOverview } from './view-overview.ts';

export type OverviewOfShop = ReturnType<typeof composeOverview>;

/** The sums of the panel's first page. */
export function composeOverview(ports: PortsOf<typeof createViewOverview>) {
  return { viewOverview: createViewOverview(ports), exportOverview: createExportOverview(ports) };
}
