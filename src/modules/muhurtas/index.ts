export { composeMuhurtas, type Muhurtas } from './compose.ts';
export type { FirePlace } from './fire-place.ts';
export type { JudgedDay } from './good-days.ts';
export type { Reason } from './judge.ts';
export { keepDays } from './kept-days.ts';
export type { OwnDays } from './list-own-days.ts';
export type { MuhurtaRulesReader, MuhurtaRulesStore } from './ports.ts';
export type { MuhurtaRule } from './rule.ts';
