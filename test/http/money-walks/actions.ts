import * as cards from './cards.ts';
import * as payers from './payers.ts';
import * as staff from './staff.ts';
import type { Action } from './walk.ts';

const DAY = 86_400;

const wait =
  (...seconds: readonly [number, ...number[]]): Action =>
  ({ world }, dice) =>
    world.sweep(dice.of(seconds));

/** What may happen, and how often it does. */
export const ACTIONS = {
  place: [6, payers.place],
  openCoin: [10, payers.openCoin],
  sendCoins: [12, payers.sendCoins],
  sufferTrouble: [3, payers.sufferTrouble],
  confirmCoins: [4, payers.confirmCoins],
  reverseCoins: [4, payers.reverseCoins],
  cancelCoins: [1, payers.cancelCoins],
  wishRefund: [2, payers.wishRefund],
  openCard: [10, cards.openCard],
  payCard: [18, cards.payCard],
  endPromise: [2, cards.endPromise],
  dispute: [4, cards.dispute],
  refundElsewhere: [2, cards.refundElsewhere],
  failRefund: [3, cards.failRefund],
  confirmByHand: [9, staff.confirmByHand],
  agreeByHand: [4, staff.agreeByHand],
  takeBackHand: [2, staff.takeBackHand],
  declineHand: [1, staff.declineHand],
  changeOrder: [4, staff.changeOrder],
  cancelOrder: [1, staff.cancelOrder],
  moveToPartner: [1, staff.moveToPartner],
  beginRitual: [1, staff.beginRitual],
  beginRefund: [6, staff.beginRefund],
  goOnWithRefund: [11, staff.goOnWithRefund],
  settle: [8, staff.settle],
  joinOrders: [1, ({ world }) => world.shop.joinOrders()],
  waitShort: [8, wait(5, 60)],
  waitLong: [5, wait(1200, 3600, 7200)],
  waitDays: [1, wait(DAY, 8 * DAY)],
} as const satisfies Record<string, readonly [often: number, action: Action]>;
