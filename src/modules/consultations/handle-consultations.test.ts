import { describe, expect, test } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import {
  type AuditState,
  type IdempotencyState,
  memoryAudit,
  memoryIdempotency,
  memoryOutbox,
  memoryState,
  memoryTransact,
} from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createListConsultations, createNoteConsultation, createSetAnswered } from './handle-consultations.ts';
import type { HandledConsultation, HandledConsultations, LockedConsultation } from './ports.ts';
import { createSendAnswer, type WriteAnswer } from './send-answer.ts';

const operator = staffCaller('operator');

function createShop(asked: Partial<LockedConsultation> = {}) {
  const state = {
    ...memoryState(),
    actions: [] as AuditState['actions'],
    keys: new Map() as IdempotencyState['keys'],
    asked: {
      id: 'asked',
      userId: 'anna',
      name: 'Анна',
      message: '',
      language: 'ru',
      answeredAt: null,
      entryCount: 0,
      version: 0,
      ...asked,
    } as LockedConsultation,
    answers: [] as { email: string; text: string }[],
    messages: [] as Message[],
    answeredBy: undefined as string | undefined,
    notes: [] as string[],
  };
  const handledConsultations = {
    lock: async (id) => (id === state.asked.id ? state.asked : undefined),
    setAnswered: async (_, answered) => {
      state.asked = { ...state.asked, answeredAt: answered?.at ?? null };
      state.answeredBy = answered?.by;
    },
    addAnswer: async (_, { email, text, sentAt }) => {
      state.answers.push({ email, text });
      state.asked = { ...state.asked, answeredAt: sentAt, version: state.asked.version + 1 };
    },
    addNote: async (_, { text }) => void state.notes.push(text),
  } satisfies HandledConsultations;
  const transact = memoryTransact(state, {
    handledConsultations,
    messages: memoryOutbox(state),
    audit: memoryAudit(state),
    idempotency: memoryIdempotency(state),
  });
  const writeAnswer: WriteAnswer = ({ id, language }, { to, text }) => {
    return { id, channel: 'email', to, subject: '', text, html: '', language };
  };
  const deps = { transact, clock: createTestClock().clock, newId: createTestIds() };
  return {
    state,
    answer: createSetAnswered(deps),
    note: createNoteConsultation(deps),
    send: createSendAnswer({ ...deps, writeAnswer }),
  };
}

/** Lists `rows`, whatever is wanted; `selections` are what the port was asked for. */
function listing(...rows: HandledConsultation[]) {
  const selections: unknown[] = [];
  const list = createListConsultations({
    requests: {
      list: async (selection) => {
        selections.push(selection);
        return rows;
      },
    },
  });
  return { list, selections };
}

describe('a request for a consultation', () => {
  test('stays marked as answered by the first of two, and the log names people by their ids alone', async () => {
    const { state, answer } = createShop();
    await answer(operator, 'asked', true);
    await answer(staffCaller('administrator', { userId: 'vera' }), 'asked', true);
    expect(state.answeredBy).toBe(operator.userId);
    expect(state.actions).toEqual([
      expect.objectContaining({
        action: 'consultation.answered',
        subject: { kind: 'consultation', id: 'asked', userId: 'anna' },
        before: null,
        after: null,
        by: operator.userId,
      }),
    ]);
  });

  test('is open again when the mark is removed', async () => {
    const { state, answer } = createShop({ answeredAt: new Date(0) });
    await answer(operator, 'asked', false);
    expect([state.asked.answeredAt, state.answeredBy]).toEqual([null, undefined]);
    expect(state.actions.map(({ action }) => action)).toEqual(['consultation.opened_again']);
  });

  const came = new Date('2026-11-18T10:00:00Z');
  const answered = { at: new Date('2026-11-20T10:00:00Z'), by: null };

  test.each([
    ['open', '-date', 'the time it came', null, { at: came }],
    ['answered', '-date', 'the time it was answered', answered, { at: answered.at }],
    ['all', '-date', 'the time it came', answered, { at: came }],
    ['all', 'status', 'the mark that it waits', null, { at: came, key: '0' }],
    ['all', 'status', 'the mark that it is answered', answered, { at: came, key: '1' }],
  ] as const)('in the list "%s" sorted by %s has its place by %s', async (state, sort, _, answer, place) => {
    const row = { id: uuid(7), requestedAt: came, answered: answer } as Partial<HandledConsultation> as HandledConsultation;
    const { list, selections } = listing(row, row);
    const { items, nextCursor } = await list(operator, { state, sort, limit: 1 });
    expect(items).toEqual([row]);
    await list(operator, { state, sort, limit: 1, cursor: nextCursor ?? '' });
    // One more than the page, by which its reader knows that there is another.
    expect(selections).toEqual([
      { state, words: [], sort, limit: 2, after: undefined },
      { state, words: [], sort, limit: 2, after: { id: row.id, ...place } },
    ]);
  });

  test('is answered by the first of two who have read the same version', async () => {
    const { state, send } = createShop();
    const typed = { version: 0, email: ' Anna@Example.com ', text: ' Для новоселья.\n' };
    expect(await send(operator, 'asked', typed)).toEqual({ result: { id: uuid(1) }, replayed: false });
    await expect(send(staffCaller('administrator'), 'asked', { ...typed, text: 'Ещё раз' })).rejects.toEqual(
      refusal('changed_meanwhile'),
    );
    expect(state.answers).toEqual([{ email: 'anna@example.com', text: 'Для новоселья.' }]);
    expect(state.messages).toMatchObject([{ to: 'anna@example.com', text: 'Для новоселья.' }]);
    expect(state.actions.map(({ action }) => action)).toEqual(['consultation.answer_sent']);
    expect(state.asked.answeredAt).not.toBeNull();
  });

  test.each(['anna', 'nobody@example.invalid'])('is not answered to the address %s', async (email) => {
    const { state, send } = createShop();
    const wrong = { fields: [{ path: ['email'], code: 'format' as const }] };
    await expect(send(operator, 'asked', { version: 0, email, text: 'Да' })).rejects.toEqual(refusal('invalid_request', wrong));
    expect(state.messages).toEqual([]);
  });

  test.each([
    ['open ones', undefined, 'open'],
    ['open ones', ' ', 'open'],
    ['all that have the words', 'новоселье', 'all'],
  ])('is listed among %s when nobody chose a state and the search is %j', async (_, sought, state) => {
    const { list, selections } = listing();
    await list(operator, { sought, limit: 1 });
    expect(selections).toMatchObject([{ state }]);
  });

  test('is found by words in both states, and by a phone as people write it', async () => {
    const { list, selections } = listing();
    const id = uuid(9);
    for (const sought of [' Алёна  новоселье ', '8 (916) 123-45-67', '916 anna@', ` ${id.toUpperCase()} `])
      await list(operator, { sought, limit: 1 });
    const all = { state: 'all', sort: '-date', limit: 2, after: undefined };
    expect(selections).toEqual([
      { ...all, words: [{ text: 'алена' }, { text: 'новоселье' }] },
      { ...all, words: [{ text: '+79161234567', digits: ['79161234567'] }] },
      { ...all, words: [{ text: '916', digits: ['916'] }, { text: 'anna@' }] },
      { ...all, words: [{ text: id, id }] },
    ]);
  });

  test('takes at most fifty notes and answers', async () => {
    const shop = createShop({ entryCount: 49 });
    expect(await shop.note(operator, 'asked', { text: ' Позвонить ' })).toEqual({ result: { id: uuid(1) }, replayed: false });
    expect(shop.state.notes).toEqual(['Позвонить']);
    const full = createShop({ entryCount: 50 });
    await expect(full.note(operator, 'asked', { text: 'Ещё' })).rejects.toEqual(refusal('too_many_notes'));
    const answer = { version: 0, email: 'anna@example.com', text: 'Ещё' };
    await expect(full.send(operator, 'asked', answer)).rejects.toEqual(refusal('too_many_notes'));
    const { notes, actions, messages } = full.state;
    expect([notes, actions, messages]).toEqual([[], [], []]);
  });

  test('keeps a note once that was sent twice with one key, also where it was the last for which there was room', async () => {
    const { state, note } = createShop({ entryCount: 49 });
    const idempotency = { caller: 'operator', operation: 'noteConsultation', key: 'key', bodyHash: 'body' };
    const first = await note(operator, 'asked', { text: 'Позвонить', idempotency });
    state.asked = { ...state.asked, entryCount: 50 };
    expect(await note(operator, 'asked', { text: 'Позвонить', idempotency })).toEqual({ ...first, replayed: true });
    expect([state.notes, state.actions.length]).toEqual([['Позвонить'], 1]);
  });

  test('is answered by one letter when the answer was sent twice with one key', async () => {
    const { state, send } = createShop();
    const idempotency = { caller: 'operator', operation: 'sendConsultationAnswer', key: 'key', bodyHash: 'body' };
    const typed = { version: 0, email: 'anna@example.com', text: 'Для новоселья.', idempotency };
    const first = await send(operator, 'asked', typed);
    expect(await send(operator, 'asked', typed)).toEqual({ ...first, replayed: true });
    expect([state.answers.length, state.messages.length, state.actions.length]).toEqual([1, 1, 1]);
  });

  test('that does not exist is not found', async () => {
    const { answer, note } = createShop();
    await expect(answer(operator, 'other', true)).rejects.toEqual(refusal('not_found'));
    await expect(note(operator, 'other', { text: 'Где?' })).rejects.toEqual(refusal('not_found'));
  });

  test('is neither shown to nor changed by a priest', async () => {
    const { answer, note, send, state } = createShop();
    const { list } = listing();
    await expect(list(staffCaller('priest'), { state: 'open', limit: 10 })).rejects.toEqual(refusal('not_allowed'));
    await expect(answer(staffCaller('priest'), 'asked', true)).rejects.toEqual(refusal('not_allowed'));
    await expect(note(staffCaller('priest'), 'asked', { text: 'Что?' })).rejects.toEqual(refusal('not_allowed'));
    const answered = send(staffCaller('priest'), 'asked', { version: 0, email: 'anna@example.com', text: 'Да' });
    await expect(answered).rejects.toEqual(refusal('not_allowed'));
    expect([state.asked.answeredAt, state.notes, state.answers]).toEqual([null, [], []]);
  });
});
