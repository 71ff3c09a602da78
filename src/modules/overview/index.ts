export type { Step } from './steps.ts';
export { createViewOverview, type Overview, type OverviewReader, type Waiting } from './view-overview.ts';
