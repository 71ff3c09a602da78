import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { StaffRole } from '../../../src/kernel/caller.ts';
import { type Api, createApi } from './api.ts';
import { freshEmail, signInByCalls } from './customer.ts';
import { operate } from './operate.ts';
import type { RunningShop } from './shop-test.ts';

/**
 * Signs the page's browser in as staff of a role, by calls alone and as people do it: the operator makes an administrator, who invites whoever
 * is to have another role, and the second factor is an authenticator's code. Returns the e-mail. A person of the role `partner` serves `partner`.
 */
export async function signInAsStaff(
  { page, api, shop }: { page: Page; api: Api; shop: RunningShop },
  role: StaffRole,
  partner?: string,
): Promise<string> {
  const administrator = freshEmail();
  await operate(shop, 'admin', { email: administrator, another: 'yes' });
  await enrol(page, api, administrator);
  if (role === 'administrator') return administrator;
  const own = createApi(page.request);
  const email = freshEmail();
  const invitation = { email, role, ...(partner === undefined ? {} : { partner }) };
  expect((await own.post('/api/admin/staff', invitation)).status).toBe(201);
  await enrol(page, api, email);
  return email;
}

async function enrol(page: Page, api: Api, email: string): Promise<void> {
  const own = await signInByCalls(page, api, email);
  const { body } = await own.post<{ challengeId: string; secret: string }>('/api/staff/authenticators/offer', {});
  const code = new TOTP({ secret: body.secret }).generate();
  expect((await own.post('/api/staff/authenticators', { challengeId: body.challengeId, code })).status).toBe(200);
}
