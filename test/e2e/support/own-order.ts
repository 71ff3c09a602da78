import type { Page } from '@playwright/test';
import { dayIn } from '#kernel/day-in.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { oneRitual } from '../../support/orders.ts';
import type { Api } from './api.ts';
import { signInByCalls } from './customer.ts';

/** Signs the customer in, who then has a paid order of one ritual without a day; returns its id, and calls that the browser's session makes. */
export async function buyOneRitual(page: Page, api: Api, email: string) {
  const own = await signInByCalls(page, api, email);
  return { id: await payOneRitual(own, email), own };
}

/** Orders one ritual and pays it by card; returns the order's id. The same wishes soon after are the same order. */
export async function payOneRitual(
  own: Api,
  customerEmail: string,
  more: { customerName?: string; specialInstructions?: string } = {},
): Promise<string> {
  const { body } = await own.post<{ id: string }>('/api/orders', { ...oneRitual, paymentMethod: 'card', customerEmail, ...more });
  await own.post('/api/card/payment', { orderId: body.id });
  await own.post(`/api/sandbox/card/payments/${body.id}/pay`);
  return body.id;
}

/** So many days from today where the browser and the shop are. */
export const dayFromNow = (days: number) => dayIn(new Date(Date.now() + days * DAY_MS), 'Europe/Moscow');
