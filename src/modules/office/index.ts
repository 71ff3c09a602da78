export { createAddNote, type NewNote } from './add-note.ts';
export { type Cancellation, createCancelOrder } from './cancel-order.ts';
export { createListAllOrders, type OrderQuery } from './list-orders.ts';
export type { OrderLetter } from './order-actions.ts';
export { createOrderForClient, type OrderedForClient, type OrderForClient } from './order-for-client.ts';
export type { ListedOrder, NoteStore, OfficeReader, OrderFile, OrderSelection } from './ports.ts';
export type { OrderSearch } from './read-search.ts';
export { createSendLetter } from './send-letter.ts';
export { createViewOfficeOrder, type OfficeOrder } from './view-order.ts';
