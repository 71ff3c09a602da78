import { describe, expect, test } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { memoryOutbox, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Consultation, ConsultationStore } from './ports.ts';
import { createRequestConsultation, type TellSupport } from './request-consultation.ts';

const request = { name: ' Анна ', phone: '8 (916) 123-45-67', message: ' Когда? ', language: 'ru' } as const;

const tell: TellSupport = ({ id, phone, language }, messages) =>
  messages.add({ id, channel: 'email', to: 'support@example.com', subject: '', text: phone, html: '', language });

function createShop(tellSupport = tell) {
  const state = { ...memoryState(), consultations: [] as Consultation[], messages: [] as Message[] };
  const consultations = { add: async (each) => void state.consultations.push(each) } satisfies ConsultationStore;
  const transact = memoryTransact(state, { consultations, messages: memoryOutbox(state) });
  const { clock } = createTestClock();
  return { state, clock, ask: createRequestConsultation({ transact, clock, newId: createTestIds(), tellSupport }) };
}

describe('a request for a consultation', () => {
  test('is stored, and a message tells support about it', async () => {
    const shop = createShop();
    const said = { name: 'Анна', phone: '+79161234567', message: 'Когда?', language: 'ru' };
    const kept = { id: uuid(1), userId: undefined, ...said, requestedAt: shop.clock() };
    expect(await shop.ask(guest, request)).toEqual(kept);
    expect(shop.state.consultations).toEqual([kept]);
    expect(shop.state.messages).toMatchObject([{ id: uuid(1), text: '+79161234567' }]);
  });

  test("of a signed-in customer is stored with the customer's id", async () => {
    expect(await createShop().ask(userCaller(), request)).toMatchObject({ userId: 'anna' });
  });

  test.each([
    [' Anna@Example.com ', 'anna@example.com'],
    [' ', undefined],
    [undefined, undefined],
  ])('names an e-mail for the answer, or none: %j', async (email, kept) => {
    expect((await createShop().ask(guest, { ...request, email })).email).toBe(kept);
  });

  test('may give the phone in the national format of its language', async () => {
    const english = { ...request, language: 'en', phone: '(415) 555-2671' } as const;
    expect((await createShop().ask(guest, english)).phone).toBe('+14155552671');
  });

  test('without a valid phone is refused, and support gets no message', async () => {
    const shop = createShop();
    await expect(shop.ask(guest, { ...request, phone: '12' })).rejects.toEqual(
      refusal('invalid_request', field('invalid_phone', 'phone')),
    );
    expect([shop.state.consultations, shop.state.messages]).toEqual([[], []]);
  });

  test('is not stored when the message to support fails', async () => {
    const shop = createShop(async () => {
      throw new Error('no words');
    });
    await expect(shop.ask(guest, request)).rejects.toThrow('no words');
    expect(shop.state.consultations).toEqual([]);
  });
});
