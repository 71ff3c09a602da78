import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { DAY_MS } from '#kernel/durations.ts';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';
import type { Webhook } from './webhook-queries.ts';
import WebhooksPage from './webhooks-page.tsx';

const WEBHOOKS = '/api/partner/indra/webhooks';
const webhook = example<Webhook>('webhook');
const made = example<components['schemas']['MadeWebhook']>('madeWebhook');
const delivery = example<{ id: string }>('webhookDelivery');
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    [`GET ${WEBHOOKS}`]: { items: [webhook] },
    [`POST ${WEBHOOKS}`]: made,
    [`GET ${WEBHOOKS}/*`]: webhook,
    [`PATCH ${WEBHOOKS}/*`]: { ...webhook, state: 'paused' },
    [`DELETE ${WEBHOOKS}/*`]: () => new Response(null, { status: 204 }),
    [`POST ${WEBHOOKS}/*/rotate-secret`]: made,
    [`POST ${WEBHOOKS}/*/examples`]: delivery,
    [`POST ${WEBHOOKS}/*/redeliver-failed`]: { count: 3 },
    [`GET ${WEBHOOKS}/*/deliveries`]: example<object>('webhookDeliveries'),
    [`GET ${WEBHOOKS}/*/deliveries/*`]: example<object>('webhookDeliveryStory'),
    [`POST ${WEBHOOKS}/*/deliveries/*/redeliver`]: delivery,
  });
});
afterEach(leaveShop);

const member = staffMember({ role: 'partner', partner: 'indra' });
const open = (place = '', language: 'ru' | 'en' = 'ru') =>
  visitSection(WebhooksPage, server, { place: `/webhooks${place}`, member, language });
const inDialog = async () => within(await screen.findByRole('dialog'));
const bodyOf = (call: string) => server.callsOf(call)[0]?.body;
const keysOf = (call: string) => server.callsOf(call).map(({ key }) => key);
const typeAddress = (value = 'https://till.example.com/hook') =>
  fireEvent.change(screen.getByLabelText('Address'), { target: { value } });
const unavailable = () => problem(503, 'unavailable');

test('a new webhook shows its secret once, and the window stays open until the person has kept it', async () => {
  open();
  await press('Новый вебхук…');
  fireEvent.change(screen.getByLabelText('Адрес'), { target: { value: ' https://till.example.com/hook ' } });
  fireEvent.click(screen.getByLabelText('Дни ритуалов изменились'));
  await press('Добавить');
  expect(await screen.findByText(made.secret)).toBeDefined();
  expect(bodyOf(`POST ${WEBHOOKS}`)).toMatchObject({ url: 'https://till.example.com/hook', description: '' });
  expect(bodyOf(`POST ${WEBHOOKS}`)).not.toMatchObject({ types: expect.arrayContaining(['plan.changed']) });
  await press('Закрыть');
  fireEvent.click(screen.getByLabelText('Секрет сохранён'));
  await press('Готово');
  await waitFor(() => expect(screen.queryByText(made.secret)).toBeNull());
});

test('a webhook whose answer was lost is asked for again with the same key, also after a reload', async () => {
  server.answers[`POST ${WEBHOOKS}`] = unavailable;
  for (const isReload of [false, true]) {
    if (isReload) leaveShop();
    open('', 'en');
    await press('New webhook…');
    if (!isReload) typeAddress();
    await press('Add');
    expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  }
  const [first, again] = keysOf(`POST ${WEBHOOKS}`);
  expect([first, again]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), first]);
});

test('after a lost answer a webhook of another address has another key', async () => {
  server.answers[`POST ${WEBHOOKS}`] = unavailable;
  open('', 'en');
  await press('New webhook…');
  for (const [count, address] of [
    [1, 'https://till.example.com/hook'] as const,
    [2, 'https://till.example.com/other'] as const,
  ]) {
    typeAddress(address);
    await press('Add');
    await waitFor(() => expect(keysOf(`POST ${WEBHOOKS}`)).toHaveLength(count));
    await screen.findByText('Detail of unavailable.');
  }
  const [first, other] = keysOf(`POST ${WEBHOOKS}`);
  expect(other).not.toBe(first);
});

test('an exchange of a secret whose answer was lost is asked for again with the same key', async () => {
  const exchange = `POST ${WEBHOOKS}/*/rotate-secret`;
  server.answers[exchange] = unavailable;
  open(`/${webhook.id}`, 'en');
  await press('Exchange the secret…');
  const confirm = async () => fireEvent.click((await inDialog()).getByRole('button', { name: 'Exchange the secret' }));
  await confirm();
  expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  server.answers[exchange] = made;
  await confirm();
  expect(await screen.findByText(made.secret)).toBeDefined();
  const [first, again] = keysOf(exchange);
  expect([first, again]).toEqual([expect.any(String), first]);
});

test('a refused address is told, and what was typed stays', async () => {
  server.answers[`POST ${WEBHOOKS}`] = () => problem(409, 'too_many_webhooks');
  open('', 'en');
  await press('New webhook…');
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'https://till.example.com' } });
  await press('Add');
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of too_many_webhooks.');
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('https://till.example.com');
  const detail = 'The address must be public.';
  server.answers[`POST ${WEBHOOKS}`] = () =>
    problem(400, 'invalid_request', { errors: [{ pointer: '/url', code: 'invalid', detail }] });
  await press('Add');
  expect(await screen.findByText(detail)).toBeDefined();
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
});

test('what was typed for a webhook survives a reload, and its secret is kept nowhere', async () => {
  const reopen = async () => {
    leaveShop();
    open('', 'en');
    await press('New webhook…');
    return screen.getByLabelText<HTMLInputElement>('Address');
  };
  fireEvent.change(await reopen(), { target: { value: 'https://till.example.com/hook' } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Till' } });
  fireEvent.click(screen.getByLabelText('Days of rituals changed'));
  expect((await reopen()).value).toBe('https://till.example.com/hook');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Till');
  expect(screen.getByLabelText<HTMLInputElement>('Days of rituals changed').checked).toBe(false);
  await press('Add');
  expect(await screen.findByText(made.secret)).toBeDefined();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Till|till\.example|whsec/);
  expect((await reopen()).value).toBe('');
});

test('what was typed over a webhook survives a reload, for that webhook alone, until it is saved', async () => {
  const reopen = async (id = webhook.id) => {
    leaveShop();
    open(`/${id}`, 'en');
    await press('Change…');
    return (await inDialog()).getByLabelText<HTMLInputElement>('Name');
  };
  fireEvent.change(await reopen(), { target: { value: 'Bell' } });
  expect((await reopen()).value).toBe('Bell');
  fireEvent.click((await inDialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(`PATCH ${WEBHOOKS}/*`)).toEqual({ description: 'Bell' });
  expect((await reopen()).value).toBe(webhook.description);
  const other = { ...webhook, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
  fireEvent.change(await reopen(), { target: { value: 'Gong' } });
  server.answers[`GET ${WEBHOOKS}/*`] = other;
  expect((await reopen(other.id)).value).toBe(webhook.description);
});

test('an address that somebody else has changed stays when a name that was typed before is saved', async () => {
  open(`/${webhook.id}`, 'en');
  await press('Change…');
  fireEvent.change((await inDialog()).getByLabelText('Name'), { target: { value: 'Bell' } });
  leaveShop();
  const moved = 'https://new.example.com/hook';
  server.answers[`GET ${WEBHOOKS}/*`] = { ...webhook, url: moved };
  open(`/${webhook.id}`, 'en');
  await press('Change…');
  const form = await inDialog();
  expect(form.getByLabelText<HTMLInputElement>('Address').value).toBe(moved);
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(`PATCH ${WEBHOOKS}/*`)).toEqual({ description: 'Bell' }));
});

test('the list tells why a webhook is disabled, and leads to its page', async () => {
  const failing = { state: 'disabled', disabledFor: 'failing', failingSince: '2026-11-17T10:00:00.000Z' };
  server.answers[`GET ${WEBHOOKS}`] = { items: [{ ...webhook, ...failing }] };
  open();
  const table = within(await screen.findByRole('table', { name: 'Вебхуки' }));
  expect(table.getByText('Пять дней ни одна доставка не удалась.')).toBeDefined();
  fireEvent.click(table.getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: webhook.description })).toBeDefined();
});

test('a webhook that fails, and is not disabled yet, is not said to work', async () => {
  server.answers[`GET ${WEBHOOKS}`] = { items: [{ ...webhook, failingSince: '2026-11-22T10:00:00.000Z' }] };
  open('', 'en');
  const list = within(await screen.findByRole('table', { name: 'Webhooks' }));
  expect(list.getByText('Fails')).toBeDefined();
  expect(list.queryByText('Works')).toBeNull();
});

test('a webhook says in words of what it is told, with the code that programs know', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Вебхуки' }));
  const told = table.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toHaveLength(webhook.types.length);
  // As 'Заказ создан order.created'.
  expect(told[0]).toMatch(/^[А-Я][а-яё ]+ [a-z]+\.[a-z_]+$/);
});

test('a webhook is paused by one press', async () => {
  open(`/${webhook.id}`, 'en');
  await press('Pause');
  await waitFor(() => expect(bodyOf(`PATCH ${WEBHOOKS}/*`)).toEqual({ state: 'paused' }));
});

test('an example of an event is sent', async () => {
  open(`/${webhook.id}`);
  await press('Пример события…');
  const choice = await inDialog();
  fireEvent.change(choice.getByLabelText('Событие'), { target: { value: 'payment.confirmed' } });
  fireEvent.click(choice.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(bodyOf(`POST ${WEBHOOKS}/*/examples`)).toEqual({ type: 'payment.confirmed' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was given up goes again, and it is told how many events that are', async () => {
  open(`/${webhook.id}`);
  await press('Отправить недоставленное…');
  fireEvent.click((await inDialog()).getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Снова отправляются 3 события.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Whatever is given up has happened more than three days before.
  const { since } = bodyOf(`POST ${WEBHOOKS}/*/redeliver-failed`) as { since: string };
  expect(Date.now() - Date.parse(since)).toBeGreaterThan(4 * DAY_MS);
});

test('the deliveries are filtered by their state', async () => {
  open(`/${webhook.id}?state=dead`, 'en');
  await waitFor(() => expect(server.callsOf(`GET ${WEBHOOKS}/*/deliveries`)[0]?.search).toContain('state=dead'));
});

test('a delivery tells what was sent and what came back, and goes again', async () => {
  open(`/${webhook.id}`, 'en');
  fireEvent.click(within(await screen.findByRole('table', { name: 'Deliveries' })).getByRole('link'));
  expect(await screen.findByText(/"type": "order.status_changed"/)).toBeDefined();
  expect(screen.getByText(/webhook-timestamp: 1795341601/)).toBeDefined();
  expect(screen.getByText('ok')).toBeDefined();
  await press('Send again');
  await waitFor(() => expect(server.callsOf(`POST ${WEBHOOKS}/*/deliveries/*/redeliver`)).toHaveLength(1));
});

test('whoever removes a webhook and hears no answer sees that it is gone', async () => {
  server.answers[`DELETE ${WEBHOOKS}/*`] = () => {
    server.answers[`GET ${WEBHOOKS}/*`] = () => problem(404, 'not_found');
    throw new TypeError('Failed to fetch');
  };
  open(`/${webhook.id}`, 'en');
  await press('Remove…');
  fireEvent.click((await inDialog()).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Detail of not_found.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove…' })).toBeNull());
});

test('a webhook is removed after its meaning was read', async () => {
  open(`/${webhook.id}`);
  await press('Удалить…');
  const asked = await inDialog();
  expect(asked.getByText(/журнал доставок исчезнет/)).toBeDefined();
  fireEvent.click(asked.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(server.callsOf(`DELETE ${WEBHOOKS}/*`)).toHaveLength(1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Вебхуки' })).toBeDefined();
});

test.each([
  ['a webhook that is gone', `/${webhook.id}`],
  ['a delivery of a webhook that is gone', `/${webhook.id}/${delivery.id}`],
])('%s has the page of what is not there, which offers no second try', async (_, place) => {
  server.answers[`GET ${WEBHOOKS}/*`] = () => problem(404, 'not_found');
  server.answers[`GET ${WEBHOOKS}/*/deliveries/*`] = () => problem(404, 'not_found');
  open(place, 'en');
  expect(await screen.findByText('Detail of not_found.')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
