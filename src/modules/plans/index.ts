export * from './calendar-token.ts';
export * from './plan.ts';
export * from './plan-feed.ts';
export * from './ports.ts';
export * from './renew-calendar.ts';
export * from './save-plan.ts';
export * from './view-plan.ts';
