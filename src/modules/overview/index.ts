export { composeOverview, type OverviewOfShop } from './compose.ts';
export type { Figures, FiguresOfPart } from './figures.ts';
export type { Span } from './steps.ts';
export type { MoneyOfTime, OverviewReader, Waiting } from './view-overview.ts';
