import { describe, expect, test } from 'vitest';
import { DeliveryFailure, type Message } from '#kernel/messages.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { createCanSend, createDeliverMessages, type DueMessage, type FailedDelivery } from './deliver-messages.ts';
import { aDueMessage, createMemoryQueue } from './testing/memory-queue.ts';

const never = new Promise<void>(() => undefined);

/** A shop whose services accept every message, unless they throw `failure`, or do not answer because they are the one that `hangs`. */
function createShop(due: DueMessage[], failure?: unknown, hangs?: Message['channel']) {
  const { state, queue } = createMemoryQueue(...due);
  const { clock } = createTestClock();
  const taken: [Message['channel'], string][] = [];
  const failures: FailedDelivery[] = [];
  const transport = (channel: Message['channel']) => async (message: Message) => {
    if (failure) throw failure;
    if (channel === hangs) await never;
    taken.push([channel, message.id]);
  };
  const workers = createDeliverMessages({
    queue,
    clock,
    random: () => 0,
    transports: { email: transport('email'), sms: transport('sms'), push: transport('push') },
    onFailure: (failed) => void failures.push(failed),
  });
  return { state, queue, clock, taken, failures, workers, deliver: workers.email };
}

describe('a message that is due', () => {
  test('is handed to the service of its channel and marked sent', async () => {
    const shop = createShop([aDueMessage({ id: 'mail' }), aDueMessage({ id: 'sms', channel: 'sms' })]);
    expect([await shop.workers.email(), await shop.workers.sms(), await shop.workers.push()]).toEqual([1, 1, 0]);
    expect(shop.taken).toEqual([
      ['email', 'mail'],
      ['sms', 'sms'],
    ]);
    expect(shop.state.sent).toEqual(new Map(['mail', 'sms'].map((id) => [id, shop.clock()])));
    expect([shop.state.failed.size, shop.failures]).toEqual([0, []]);
  });

  test('is sent in a batch of at most five', async () => {
    const shop = createShop(Array.from({ length: 7 }, (_, index) => aDueMessage({ id: `${index}` })));
    expect(await shop.deliver()).toBe(5);
    expect(await shop.deliver()).toBe(2);
    expect(await shop.deliver()).toBe(0);
  });

  test('waits for no other channel: mails that hang hold up no SMS', async () => {
    const mails = Array.from({ length: 5 }, (_, index) => aDueMessage({ id: `${index}` }));
    const shop = createShop([...mails, aDueMessage({ id: 'sms', channel: 'sms' })], undefined, 'email');
    void shop.workers.email();
    expect(await shop.workers.sms()).toBe(1);
    expect(shop.taken).toEqual([['sms', 'sms']]);
  });

  test('with a secret is sent until the secret expires, and is given up after', async () => {
    const { clock } = createTestClock();
    const dead = aDueMessage({ id: 'dead', secretUntil: clock() });
    const shop = createShop([dead, aDueMessage({ id: 'alive', secretUntil: new Date(clock().getTime() + 1) })]);
    await shop.deliver();
    expect(shop.taken).toEqual([['email', 'alive']]);
    expect(shop.state.failed).toEqual(
      new Map([['dead', { at: clock(), kind: 'expired', retryAt: null, cause: expect.any(Error) }]]),
    );
    const failure = { messageId: 'dead', channel: 'email', attempts: 1, kind: 'expired', reason: 'expired', isGivenUp: true };
    expect(shop.failures).toEqual([failure]);
  });
});

test('a message that no key opens is not sent empty, and is tried again', async () => {
  const shop = createShop([aDueMessage({ subject: '', text: '' })]);
  await shop.deliver();
  expect([shop.taken, shop.state.sent.size]).toEqual([[], 0]);
  expect(shop.failures).toMatchObject([{ kind: 'later', reason: 'key', isGivenUp: false }]);
});

describe('a message that the service refuses', () => {
  test.each(['unreachable', 'later'] as const)('is tried again: %s', async (kind) => {
    const shop = createShop([aDueMessage({ attempts: 2 })], new DeliveryFailure(kind, 'E1'));
    expect(await shop.deliver()).toBe(1);
    // After the second attempt, 15 seconds later at the earliest; chance adds none here.
    const retryAt = new Date('2026-11-20T10:00:15Z');
    expect(shop.state.failed).toEqual(new Map([['message', { at: shop.clock(), kind, retryAt, cause: expect.any(Error) }]]));
    const failure = { messageId: 'message', channel: 'email', attempts: 2, kind, reason: 'E1', isGivenUp: false };
    expect(shop.failures).toEqual([failure]);
    expect(shop.state.sent.size).toBe(0);
  });

  test('for good is given up', async () => {
    const shop = createShop([aDueMessage()], new DeliveryFailure('never', 'E2'));
    await shop.deliver();
    expect(shop.state.failed.get('message')).toMatchObject({ kind: 'never', retryAt: null });
    expect(shop.failures).toMatchObject([{ isGivenUp: true }]);
  });

  test.each([
    [119, false],
    [120, true],
  ])('at attempt %i is given up: %s', async (attempts, isGivenUp) => {
    const shop = createShop([aDueMessage({ attempts })], new DeliveryFailure('later', 'E1'));
    await shop.deliver();
    expect(shop.failures).toMatchObject([{ isGivenUp }]);
    expect(shop.state.failed.get('message')?.retryAt === null).toBe(isGivenUp);
  });

  test('with an unexpected error stays claimed, and the error is thrown', async () => {
    const shop = createShop([aDueMessage()], new TypeError('a fault of ours'));
    await expect(shop.deliver()).rejects.toThrow('a fault of ours');
    expect([shop.state.failed.size, shop.state.sent.size]).toEqual([0, 0]);
  });
});

test('a channel sends, unless its service could not be reached within the last minute', async () => {
  const { state, queue } = createMemoryQueue();
  const { clock, pass } = createTestClock();
  const canSend = createCanSend({ queue, clock });
  expect(await canSend('email')).toBe(true);
  state.unreachableSince.set('email', clock());
  pass(60);
  expect([await canSend('email'), await canSend('sms')]).toEqual([false, true]);
  pass(0.001);
  expect(await canSend('email')).toBe(true);
});
