export { createAddNote, type NewNote } from './add-note.ts';
export { createAnswerPostponement, type PostponementAnswer } from './answer-postponement.ts';
export {
  createAskToPostpone,
  createTakeBackAsk,
  createViewOwnPostponement,
  type OwnPostponement,
  type WishedDay,
} from './ask-to-postpone.ts';
export { type Cancellation, createCancelOrder, createCancelUnpaid } from './cancel-order.ts';
export { createExportOrders } from './export-orders.ts';
export { createListAllOrders, type OrderFilterQuery, type OrderQuery } from './list-orders.ts';
export type { OrderLetter } from './order-actions.ts';
export {
  createOrderForClient,
  createPlaceForClient,
  type OrderedForClient,
  type OrderForClient,
} from './order-for-client.ts';
export type { ListedOrder, NoteStore, OfficeReader, OrderFile, OrderSelection, RitualDays } from './ports.ts';
export { createPostponeRituals, type Postponement } from './postpone-rituals.ts';
export {
  askedRituals,
  type PostponementAsk,
  type PostponementAskData,
  type PostponementAskStore,
  type PostponementReader,
} from './postponement-ask.ts';
export type { OrderSearch } from './read-search.ts';
export { createSendLetter } from './send-letter.ts';
export { createViewOfficeOrder, type OfficeOrder } from './view-order.ts';
