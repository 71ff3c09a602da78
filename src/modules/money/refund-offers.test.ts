import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import type { Refund } from './refund.ts';
import { actionsOn, waitOf } from './refund-offers.ts';

const [me, other] = [uuid(1), uuid(2)];
const viewer = { by: me, gateway: 'stripe', addressAsk: 'link' } as const;

/** A refund of a card, requested, and from its sending on sent by another person. */
const refund = (changes: Partial<Refund>) => {
  const card = { sourceKind: 'card', gateway: 'stripe', coin: null, state: 'requested', askedAt: null, sentBy: other } as const;
  return { ...card, ...changes } as Partial<Refund> as Refund;
};
const coins = { sourceKind: 'coin', gateway: 'sandbox', coin: 'BTC', units: 100n } as const;

test.each<[string, Partial<Refund>, string[], string | null]>([
  ['coins without an address', coins, ['link', 'reject'], 'address'],
  ['coins with an address', { ...coins, state: 'addressed', address: 'bc1q' }, ['send', 'reject'], 'sending'],
  ['a card that the gateway can pay back', {}, ['pay', 'send', 'reject'], 'sending'],
  ['a card of another gateway', { gateway: 'link' }, ['send', 'reject'], 'sending'],
  ['money that a person confirmed', { sourceKind: 'hand', gateway: 'by hand' }, ['send', 'reject'], 'sending'],
  ['a gateway that was asked', { askedAt: new Date() }, ['pay'], 'gateway'],
  ['an asked gateway that is not there', { askedAt: new Date(), gateway: 'link' }, [], 'gateway'],
  ['what another has sent', { state: 'sent' }, ['confirm', 'reject'], 'second_person'],
  ['what the gateway has sent', { state: 'sent', askedAt: new Date() }, ['confirm'], 'second_person'],
  ['what the reader has sent', { state: 'sent', sentBy: me }, [], 'second_person'],
  ['what a command has sent', { state: 'sent', sentBy: 'Olga' }, [], 'second_person'],
  ['what is confirmed', { state: 'confirmed' }, [], null],
  ['what has ended', { state: 'rejected' }, [], null],
])('what can be done about %s, and what that waits for', (_, changes, actions, wait) => {
  expect(actionsOn(refund(changes), viewer)).toEqual(actions);
  expect(waitOf(refund(changes))).toBe(wait);
});

test('no link is offered for an order without a proven contact', () => {
  for (const addressAsk of ['sign_in', null] as const)
    expect(actionsOn(refund(coins), { ...viewer, addressAsk })).toEqual(['reject']);
});
