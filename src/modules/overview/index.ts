export type { Step } from './steps.ts';
export { createViewOverview, type Overview, type OverviewReader } from './view-overview.ts';
