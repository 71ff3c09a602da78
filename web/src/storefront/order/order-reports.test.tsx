import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { example, exampleOrder, press, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { CHECK_EVERY_MS } from '../../api/late/followed-order.ts';
import type { Order } from '../../api/queries.ts';
import { signedIn } from '../../memory/signed-in.ts';
import { OrderReports } from './order-reports.tsx';
import type { OwnReport } from './own-reports.ts';

type PublicReport = NonNullable<Order['reports']>[number];

const visit = orderVisits();
const FIRE = '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d';
const shown = [{ item: 0, date: '2026-11-19', place: 'Варанаси', pictures: [FIRE] }];
const OWN = 'GET /api/account/orders/*/reports';
const ownReports = () => example<{ items: OwnReport[] }>('ownReports');

test('whoever has the link sees day, place and the approved pictures, and that the customer signs in for the rest', async () => {
  visit.open('order', { status: 'completed', paymentMethods: [], reports: shown });
  const report = await screen.findByRole('region', { name: /Отчёт о ритуале/ });
  expect(report.textContent).toContain('19 ноября 2026');
  expect(report.textContent).toContain('Варанаси');
  const [picture] = within(report).getAllByRole('img', { name: 'Снимок 1' });
  expect(picture?.getAttribute('src')).toMatch(new RegExp(`^/api/orders/[^/]+/pictures/${FIRE}/large$`));
  expect(within(report).getByRole('link', { name: 'Войти в кабинет' })).toBeDefined();
  expect(visit.server.callsOf(OWN)).toEqual([]);
});

test('its customer reads the whole report, and scripts in it are text', async () => {
  signedIn.keep(true);
  const attack = '<img src=x onerror=alert(1)>';
  const own = ownReports();
  visit.server.answers[OWN] = {
    items: own.items.map((item) => ({
      ...item,
      text: `${attack}\nДень`,
      place: attack,
      pictures: [{ id: FIRE, caption: attack }],
    })),
  };
  visit.open('order', {
    status: 'completed',
    paymentMethods: [],
    reports: [{ ...shown[0], place: attack } as (typeof shown)[0]],
  });
  const picture = await screen.findByRole('img', { name: attack });
  expect(picture.getAttribute('src')).toContain('/api/account/orders/');
  const report = screen.getByRole('region', { name: /Отчёт о ритуале/ });
  expect(report.querySelectorAll('[onerror], script')).toHaveLength(0);
  // In the text, as the place and as a caption.
  expect(report.textContent?.split(attack)).toHaveLength(1 + 3);
  expect(within(report).queryByRole('link', { name: 'Войти в кабинет' })).toBeNull();
});

test('its customer reads the whole report although it did not load at first', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  signedIn.keep(true);
  visit.server.answers[OWN] = () => problem(503, 'unavailable');
  visit.open('order', { status: 'processing', paymentMethods: [], reports: shown });
  await waitFor(() => expect(visit.server.callsOf(OWN)).toHaveLength(1));
  visit.server.answers[OWN] = ownReports();
  act(() => void vi.advanceTimersByTime(CHECK_EVERY_MS));
  expect(await screen.findByText(ownReports().items[0]?.text ?? '')).toBeDefined();
});

test('its customer reads the whole of a report that comes while the page is open', async () => {
  signedIn.keep(true);
  const [own] = ownReports().items as [OwnReport];
  const all = [own, { ...own, item: 1, text: 'Второй ритуал' }];
  visit.server.answers[OWN] = { items: [own] };
  const [first] = shown as [PublicReport];
  function Page() {
    const [reports, setReports] = useState([first]);
    return (
      <>
        <button type="button" onClick={() => setReports([first, { ...first, item: 1 }])}>
          Позже
        </button>
        <OrderReports order={{ ...exampleOrder(), reports }} reports={reports} />
      </>
    );
  }
  visitShop(<Page />, visit.server);
  expect(await screen.findByText(own.text)).toBeDefined();
  visit.server.answers[OWN] = { items: all };
  await press('Позже');
  expect(await screen.findByText('Второй ритуал')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Войти в кабинет' })).toBeNull();
});

test('somebody else who is signed in sees what everybody sees', async () => {
  signedIn.keep(true);
  visit.server.answers[OWN] = () => problem(404, 'not_found');
  visit.open('order', { status: 'completed', paymentMethods: [], reports: shown });
  expect(await screen.findByRole('link', { name: 'Войти в кабинет' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Снимок 1' }).getAttribute('src')).not.toContain('/account/');
});
