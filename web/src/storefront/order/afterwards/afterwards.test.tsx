import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { components } from '#contract';
import { orderVisits } from '../../../../testing/order-visit.tsx';
import { example, leaveShop, pressFocused, problem } from '../../../../testing/shop-visit.tsx';
import { CHECK_EVERY_MS } from '../../../api/late/followed-order.ts';
import { signedIn } from '../../../memory/signed-in.ts';

const visit = orderVisits();
const REMINDER = '/api/account/orders/*/year-reminder';
const FEEDBACK = '/api/account/orders/*/feedback';
const reminder = example<components['schemas']['YearReminder']>('yearReminder');
const sentFeedback = example<components['schemas']['Feedback']>('feedback');
const noContent = () => new Response(null, { status: 204 });
const nothing = { mark: null, text: '', consent: null, writtenAt: null, version: 0 };

function open(answers: object = {}) {
  signedIn.keep(true);
  Object.assign(visit.server.answers, {
    'GET /api/account/orders/*/reports': { items: [] },
    'GET /api/services': [],
    [`GET ${REMINDER}`]: reminder,
    [`GET ${FEEDBACK}`]: nothing,
    ...answers,
  });
  visit.open('order', { status: 'completed', paymentMethods: [] });
}
const year = async () => within(await screen.findByRole('region', { name: 'Тот же лунный день через год' }));
const card = async () => within(await screen.findByRole('region', { name: 'Отзыв — только нам' }));

test('the yearly day is told with its tithi, and why it is another date', async () => {
  open();
  expect((await year()).getByText(/23 января 2026.*титхи Шукла Панчами, месяц Магха/)).toBeDefined();
  expect((await year()).getByText('11 февраля 2027 г.')).toBeDefined();
  expect((await year()).getByText(/на одиннадцать дней короче/)).toBeDefined();
});

test('a letter before the yearly day is off until it is wanted', async () => {
  open({ [`GET ${REMINDER}`]: { ...reminder, wanted: false }, [`PUT ${REMINDER}`]: { ...reminder, wanted: true } });
  const box = (await year()).getByRole<HTMLInputElement>('checkbox', { name: /Напомнить письмом 28 января 2027/ });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  await waitFor(() => expect(visit.server.callsOf(`PUT ${REMINDER}`)).toMatchObject([{ body: { wanted: true } }]));
  await waitFor(() => expect(box.checked).toBe(true));
});

test('a year with an added month is explained', async () => {
  open({ [`GET ${REMINDER}`]: { ...reminder, added: true } });
  expect((await year()).getByText(/был добавочный месяц/)).toBeDefined();
});

test('without an e-mail no letter can be wanted', async () => {
  open({ [`GET ${REMINDER}`]: { ...reminder, mailbox: false } });
  expect((await year()).getByText(/добавьте в кабинете e-mail/)).toBeDefined();
  expect((await year()).queryByRole('checkbox')).toBeNull();
});

test('feedback that did not load is asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  open({ [`GET ${FEEDBACK}`]: () => problem(503, 'unavailable') });
  await waitFor(() => expect(visit.server.callsOf(`GET ${FEEDBACK}`)).toHaveLength(1));
  visit.server.answers[`GET ${FEEDBACK}`] = nothing;
  act(() => void vi.advanceTimersByTime(CHECK_EVERY_MS));
  expect(await card()).toBeDefined();
});

test('feedback needs no more than a mark, and may be published only if the customer ticks that', async () => {
  open({ [`PUT ${FEEDBACK}`]: sentFeedback });
  const send = (await card()).getByRole<HTMLButtonElement>('button', { name: 'Отправить' });
  const consent = (await card()).getByRole<HTMLInputElement>('checkbox', {
    name: /Разрешаю опубликовать этот отзыв без моего имени/,
  });
  expect([send.disabled, consent.checked]).toEqual([true, false]);
  fireEvent.click((await card()).getByRole('radio', { name: '4' }));
  visit.server.answers[`GET ${FEEDBACK}`] = { ...sentFeedback, mark: 4 };
  fireEvent.click(send);
  expect(await screen.findByText('Ваша оценка: 4 из 5')).toBeDefined();
  const [call] = visit.server.callsOf(`PUT ${FEEDBACK}`);
  expect(call).toMatchObject({ body: { mark: 4, text: '', publish: false }, version: '"0"' });
});

test('the card of the feedback has the focus whenever what it shows has gone with the pressed button', async () => {
  open({ [`GET ${FEEDBACK}`]: sentFeedback, [`DELETE ${FEEDBACK}`]: noContent });
  const focused = () => document.activeElement?.closest('section div')?.textContent;
  const focusAfter = async (name: string) => {
    await pressFocused(name);
    return focused();
  };
  expect(await focusAfter('Изменить')).toContain('Что было хорошо');
  expect(await focusAfter('Оставить как было')).toContain('Ваша оценка');
  visit.server.answers[`GET ${FEEDBACK}`] = { ...nothing, version: 2 };
  await pressFocused('Забрать отзыв');
  await (await card()).findByRole('button', { name: 'Отправить' });
  expect(focused()).toContain('Что было хорошо');
});

test('who changes feedback that may be published must allow that anew', async () => {
  const consent = { words: 'Разрешаю', at: '2026-12-20T10:00:00.000Z' };
  open({ [`GET ${FEEDBACK}`]: { ...sentFeedback, consent } });
  expect((await card()).getByText(/Вы разрешили опубликовать/)).toBeDefined();
  fireEvent.click((await card()).getByRole('button', { name: 'Изменить' }));
  expect((await card()).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('feedback is taken back with one press, by the version that was read', async () => {
  open({ [`GET ${FEEDBACK}`]: sentFeedback, [`DELETE ${FEEDBACK}`]: noContent });
  await card();
  visit.server.answers[`GET ${FEEDBACK}`] = { ...nothing, version: 2 };
  fireEvent.click((await card()).getByRole('button', { name: 'Забрать отзыв' }));
  expect(await (await card()).findByRole('button', { name: 'Отправить' })).toBeDefined();
  expect(visit.server.callsOf(`DELETE ${FEEDBACK}`)).toMatchObject([{ version: '"1"' }]);
});

const typed = async () => (await card()).getByLabelText<HTMLTextAreaElement>('Что было хорошо, а что нет');

/** Sends a mark and words. */
async function send() {
  fireEvent.click((await card()).getByRole('radio', { name: '2' }));
  fireEvent.change(await typed(), { target: { value: 'Хор был тихим' } });
  fireEvent.click((await card()).getByRole('button', { name: 'Отправить' }));
}

test('words that are refused, as another tab has written meanwhile, stay beyond a reload', async () => {
  open({ [`PUT ${FEEDBACK}`]: () => problem(412, 'changed_meanwhile') });
  await send();
  expect(await screen.findByText(/Detail of changed_meanwhile/)).toBeDefined();
  leaveShop();
  open();
  expect((await typed()).value).toBe('Хор был тихим');
});

/** Sends a first feedback, which the shop stores although it answers that it could not. */
async function sendAndLoseAnswer() {
  open({
    [`PUT ${FEEDBACK}`]: () => {
      visit.server.answers[`GET ${FEEDBACK}`] = { ...sentFeedback, mark: 2, text: 'Хор был тихим' };
      return problem(503, 'unavailable');
    },
  });
  await send();
  await screen.findByText(/Detail of unavailable/);
}

test('a first feedback whose answer was lost keeps its form, and says why', async () => {
  await sendAndLoseAnswer();
  expect((await typed()).value).toBe('Хор был тихим');
});

test('a first feedback whose answer was lost leaves no draft over what another device writes later', async () => {
  await sendAndLoseAnswer();
  leaveShop();
  open({ [`GET ${FEEDBACK}`]: { ...sentFeedback, text: 'Хор был прекрасен', version: 9 } });
  fireEvent.click((await card()).getByRole('button', { name: 'Изменить' }));
  expect((await typed()).value).toBe('Хор был прекрасен');
});
