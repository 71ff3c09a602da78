export { createPlayOrder, type PlayOrder } from './play-order.ts';
