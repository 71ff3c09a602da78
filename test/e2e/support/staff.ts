import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { StaffRole } from '../../../src/kernel/caller.ts';
import { type Api, createApi } from './api.ts';
import { freshEmail, signInByCalls } from './customer.ts';
import { operate } from './operate.ts';
import type { RunningShop } from './shop-test.ts';

/** Roles of the shop's own people. */
export type MemberRole = Exclude<StaffRole, 'partner'>;

/**
 * Signs the page's browser in as staff of a role, by calls alone and as people do it: the operator makes an administrator, who invites whoever
 * is to have another role, and the second factor is an authenticator's code.
 */
export async function signInAsStaff(
  { page, api, shop }: { page: Page; api: Api; shop: RunningShop },
  role: MemberRole,
): Promise<void> {
  const administrator = freshEmail();
  await operate(shop, 'admin', { email: administrator, another: 'yes' });
  await enrol(page, api, administrator);
  if (role === 'administrator') return;
  const own = createApi(page.request);
  const email = freshEmail();
  const invited = await own.post('/api/admin/staff', { email, role });
  expect(invited.status).toBe(201);
  await enrol(page, api, email);
}

/** Signs in as somebody who has no second factor yet, and makes an authenticator theirs. */
async function enrol(page: Page, api: Api, email: string): Promise<void> {
  const own = await signInByCalls(page, api, email);
  const { body } = await own.post<{ challengeId: string; secret: string }>('/api/staff/authenticators/offer', {});
  const code = new TOTP({ secret: body.secret }).generate();
  const enrolled = await own.post('/api/staff/authenticators', { challengeId: body.challengeId, code });
  expect(enrolled.status).toBe(200);
}
