export * from './durations.ts';
export * from './price-cart.ts';
export * from './special-intentions.ts';
