export { type CallOptions, type ClientOptions, createShopClient, type ShopClient, type ShownAnswer } from './client.ts';
export { isRefusal, NoAnswer, ShopError } from './errors.ts';
export type { OperationName, Operations } from './generated/operations.ts';
export type * from './generated/types.gen.ts';
export { itemsOf, type Page } from './pages.ts';
