import type { Figures } from '#modules/overview/index.ts';
import { averageOf, type MoneySums } from '#modules/payments/index.ts';
import type { Wire } from '../contract/contract.ts';

/** Dollars of cents that may be below zero: the nearest double, which prints with at most two decimals. */
export function signedDollars(cents: number): number {
  return cents / 100;
}

export function sumsToWire({ came, byHand, refunded, fee, net }: MoneySums): Wire['MoneySums'] {
  return {
    gross: signedDollars(came),
    byHand: signedDollars(byHand),
    refunded: signedDollars(refunded),
    fee: signedDollars(fee),
    net: signedDollars(net),
  };
}

export function figuresToWire(figures: Figures): Wire['SumsOfOrders'] {
  const average = averageOf(figures);
  return { orders: figures.orders, ...sumsToWire(figures), average: average === null ? null : signedDollars(average) };
}
