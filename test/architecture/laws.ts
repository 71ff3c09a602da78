export * from './import-laws.ts';
export type { Law } from './law.ts';
export * from './server-laws.ts';
export * from './web-laws.ts';
export * from './word-laws.ts';
