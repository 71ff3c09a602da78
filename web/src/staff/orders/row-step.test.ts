import { describe, expect, test } from 'vitest';
import { type RowStep, stepOf } from './row-step.tsx';

const TODAY = '2026-11-26';
type Row = Parameters<typeof stepOf>[0];
const item = { id: 'ganesha', name: 'Ганеша-яга', name_en: 'Ganesha Yagya', price: 300, quantity: 1, duration: 4 };
const row = (status: Row['status'], ...items: object[]): Row => ({
  status,
  waits: false,
  items: items.map((more) => ({ ...item, ...more })),
});
const begun = (startDate: string) => ({ startDate, begunAt: `${startDate}T04:00:00.000Z` });

describe('what comes next in a row of orders', () => {
  test.each<[why: string, Row, RowStep | undefined]>([
    ['nothing while the payer is awaited', row('pending', {}), undefined],
    [
      'the money, where it waits for a word',
      { ...row('waiting', {}), waits: true },
      { text: 'staffOrders.rowConfirm', isUrgent: true },
    ],
    ['the money before the ritual', { ...row('paid', {}), waits: true }, { text: 'staffOrders.rowDecide', isUrgent: true }],
    ['that nobody has chosen a day', row('paid', {}), { text: 'staffOrders.rowNoPlan' }],
    [
      'the earliest first day',
      row('paid', { startDate: '2026-12-09' }, { startDate: '2026-12-03' }, {}),
      { text: 'staffOrders.rowBegins', day: '2026-12-03', isUrgent: false },
    ],
    ['that it begins today', row('paid', { startDate: TODAY }), { text: 'staffOrders.rowToday', isUrgent: true }],
    [
      'the first day that has passed without a beginning',
      row('paid', { startDate: '2026-11-24' }),
      { text: 'staffOrders.rowLate', day: '2026-11-24', isUrgent: true },
    ],
    [
      'the day of the ritual that is going on, before those that wait',
      row('processing', { startDate: TODAY }, begun('2026-11-19')),
      { text: 'staffOrders.rowDay', count: { day: 8, days: 28 } },
    ],
    ['its last day', row('processing', begun('2026-10-30')), { text: 'staffOrders.rowDay', count: { day: 28, days: 28 } }],
    [
      'that the days are over and nobody has noted it',
      row('processing', begun('2026-10-29')),
      { text: 'staffOrders.rowDaysOver', isUrgent: true },
    ],
    [
      'the next ritual, when the one before is performed',
      row('processing', { ...begun('2026-10-01'), performedAt: '2026-10-28T10:00:00.000Z' }, { startDate: '2026-12-03' }),
      { text: 'staffOrders.rowBegins', day: '2026-12-03', isUrgent: false },
    ],
    ['the report', row('ready', begun('2026-10-01')), { text: 'staffOrders.rowReport' }],
    ['nothing more when it is completed', row('completed', begun('2026-10-01')), undefined],
    ['nothing more when it is cancelled', row('cancelled', {}), undefined],
  ])('%s', (_, order, step) => expect(stepOf(order, TODAY)).toEqual(step));
});
