import { composing } from '#kernel/ports.ts';
import { createExportOverview, createViewOverview } from './view-overview.ts';

export type OverviewOfShop = ReturnType<typeof composeOverview>;

/** The sums of the panel's first page. */
export const composeOverview = composing({ viewOverview: createViewOverview, exportOverview: createExportOverview });
