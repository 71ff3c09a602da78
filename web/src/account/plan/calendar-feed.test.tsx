import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountVisits, said, user } from '../../../testing/account-visit.tsx';
import { example, leaveShop, press } from '../../../testing/shop-visit.tsx';
import type { RitualPlan } from '../queries.ts';

const visit = accountVisits();

describe('the address of the calendar', () => {
  const plan = example<RitualPlan>('plan');
  const renewed = { ...plan, calendarUrl: `${plan.calendarUrl}New` };
  const href = async () => (await screen.findByRole('link', { name: 'Скачать .ics' })).getAttribute('href') ?? '';
  /** Without what this device wants of it. */
  const feed = async () => (await href()).replace(/&timeZone=.*$/, '');
  const confirm = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Сменить адрес календаря?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Сменить адрес' }));
  };
  beforeEach(() => {
    visit.server.answers['GET /api/ritual-plans'] = plan;
    visit.server.answers['POST /api/ritual-plans/calendar-token'] = renewed;
  });

  const wanted = async () => Object.fromEntries(new URL(await href()).searchParams);

  test('names the clocks of the device', async () => {
    visit.open(user());
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(await wanted()).toEqual({ token: expect.any(String), timeZone });
  });

  const replace = async () => {
    await press('Сменить адрес');
    await confirm();
    await waitFor(async () => expect(await feed()).toBe(renewed.calendarUrl));
  };
  const visitAgain = async () => {
    leaveShop();
    visit.open(user());
  };
  test.each([
    ['at once', async () => undefined],
    ['once it was replaced', replace],
    ['on the next visit', visitAgain],
  ])('names the reminder that was chosen, %s', async (_, then) => {
    visit.open(user());
    fireEvent.change(await screen.findByLabelText('Напоминания'), { target: { value: 'evening_before' } });
    await then();
    expect(await wanted()).toMatchObject({ reminder: 'evening_before' });
  });

  test('can be subscribed to by a calendar program', async () => {
    visit.open(user());
    const subscription = await screen.findByRole('link', { name: 'Подписаться' });
    expect(subscription.getAttribute('href')).toBe((await href()).replace(/^https?:/, 'webcal:'));
  });

  test('is replaced after a confirmation, and the new address is shown', async () => {
    visit.open(user());
    expect(await feed()).toBe(plan.calendarUrl);
    await press('Сменить адрес');
    expect(visit.server.callsOf('POST /api/ritual-plans/calendar-token')).toEqual([]);
    await confirm();
    expect(await said('Адрес календаря изменён')).not.toHaveLength(0);
    expect(await feed()).toBe(renewed.calendarUrl);
    expect(visit.server.callsOf('POST /api/ritual-plans/calendar-token')).toHaveLength(1);
  });

  test('stays when the customer closes the dialog', async () => {
    visit.open(user());
    await press('Сменить адрес');
    await press('Оставить как есть');
    await waitFor(() => expect(screen.queryByText('Сменить адрес календаря?')).toBeNull());
    expect(await feed()).toBe(plan.calendarUrl);
    expect(visit.server.callsOf('POST /api/ritual-plans/calendar-token')).toEqual([]);
  });

  test('stays when the server fails to replace it, and the page says so', async () => {
    visit.server.answers['POST /api/ritual-plans/calendar-token'] = () => new Response('down', { status: 502 });
    visit.open(user());
    await press('Сменить адрес');
    await confirm();
    expect(await said(/^Неизвестно, сменился ли адрес\./)).not.toHaveLength(0);
    expect(await feed()).toBe(plan.calendarUrl);
  });
});
