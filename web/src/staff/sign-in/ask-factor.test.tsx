import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { example, fakeServer, leaveShop, press, type, visitShop } from '../../../testing/shop-visit.tsx';
import { createI18n, I18nProvider } from '../../i18n/i18n.tsx';
import type { LateArea } from '../../i18n/messages/areas.ts';
import first from '../../i18n/messages/en/first.ts';
import staff from '../../i18n/messages/en/staff.ts';
import staffAccess from '../../i18n/messages/en/staff-access.ts';
import type { StaffAccess } from './access.ts';
import AskFactor from './ask-factor.tsx';

afterEach(leaveShop);

test('on a page outside of the panel, which has no words of the panel, the question loads its own', async () => {
  const access = example<StaffAccess>('staffAccess');
  const factors = access.factors.map((factor) => ({ ...factor, kind: 'authenticator' }));
  const areas: Partial<Record<LateArea, Record<string, string>>> = { staff, 'staff-access': staffAccess };
  const i18n = createI18n('en', first, async (area) => areas[area] ?? {});
  const question = (
    <I18nProvider i18n={i18n}>
      <AskFactor onClose={() => undefined} onDone={() => undefined} />
    </I18nProvider>
  );
  await act(async () => void visitShop(question, fakeServer({ 'GET /api/staff/factors': { ...access, factors } })));
  await type('Code from the app', '123');
  await press('Confirm');
  expect(screen.getByRole('alert').textContent).toBe('The code has at least 6 characters');
});
