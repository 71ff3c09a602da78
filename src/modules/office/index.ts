export type { OwnPostponement } from './ask-to-postpone.ts';
export type { Cancellation } from './cancel-order.ts';
export { composeOffice, type Office } from './compose.ts';
export type { OrderedForClient, OrderForClient } from './order-for-client.ts';
export type { ListedOrder, NoteStore, OfficeReader, OrderFile, OrderFilter, OrderSelection, RitualDays } from './ports.ts';
export {
  askedRituals,
  type PostponementAsk,
  type PostponementAskData,
  type PostponementAskStore,
  type PostponementReader,
} from './postponement-ask.ts';
export type { OrderSearch } from './read-search.ts';
export type { OfficeOrder } from './view-order.ts';
