export * from './request-consultation.ts';
