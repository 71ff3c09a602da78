export type { Figures, FiguresOfPart } from './figures.ts';
export type { Span } from './steps.ts';
export {
  createExportOverview,
  createViewOverview,
  type MoneyOfTime,
  type Overview,
  type OverviewReader,
  type Waiting,
  type WantedTime,
} from './view-overview.ts';
