export * from './catalogue.ts';
export * from './reading-time.ts';
export * from './service.ts';
