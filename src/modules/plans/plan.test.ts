import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Order, OrderStatus } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { datedRituals, readStartDate } from './plan.ts';

const DAY = '2027-01-15' as CalendarDate;

function order(status: OrderStatus, weeks: readonly number[], startDate = DAY): Order {
  return anOrder(status, { id: `order-${status}`, items: weeks.map((each) => anItem({ weeks: each, startDate })) });
}

describe('a plan', () => {
  test('contains only paid rituals', () => {
    const all: OrderStatus[] = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'];
    const planned = datedRituals(all.map((status) => order(status, [4])));
    expect(planned.map(({ orderId }) => orderId)).toEqual(['order-paid', 'order-processing', 'order-ready', 'order-completed']);
  });

  test('ends each ritual exactly its weeks times seven days after the start, for any dates', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }), (start, weeks) => {
        const startDate = start.toISOString().slice(0, 10) as CalendarDate;
        const rituals = datedRituals([order('paid', weeks, startDate)]);
        expect(rituals.map(({ endDate }) => (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000)).toEqual(
          weeks.map((each) => each * 7),
        );
      }),
    );
  });

  test('contains a ritual that was ordered twice as two events', () => {
    const keys = datedRituals([order('paid', [4, 4])]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('leaves a ritual without a day out, and the others keep their positions', () => {
    const planned = datedRituals([anOrder('paid', { items: [anItem(), anItem({ startDate: DAY })] })]);
    expect(planned.map(({ position, startDate }) => [position, startDate])).toEqual([[1, DAY]]);
  });
});

describe('the start date', () => {
  const now = new Date('2026-11-20T11:30:00Z');
  const reason = { ru: 'Храм закрыт', en: 'The temple is closed' };
  const closedDays = [{ from: '2026-12-31' as CalendarDate, to: '2027-01-02' as CalendarDate, reason }];

  test.each(['2026-11-19', '2026-11-20', '2026-11-21', '2027-01-03', '2036-11-21'])(
    'may be %s: today in some time zone, or later',
    (text) => {
      expect(readStartDate(text, { now, closedDays })).toBe(text);
    },
  );

  test.each([
    ['2026-11-18', 'date_in_past'],
    ['2027-02-30', 'format'],
    ['2036-11-22', 'date_too_far'],
    ['9999-12-31', 'date_too_far'],
    ['9999', 'format'],
    ['2027-01-02', 'closed_day'],
  ])('may not be %s: %s', (text, code) => {
    expect(() => readStartDate(text, { now, closedDays })).toThrow(
      expect.objectContaining({ details: { fields: [expect.objectContaining({ path: ['startDate'], code })] } }),
    );
  });

  test('may not be a closed day, and the reason is named', () => {
    expect(() => readStartDate('2026-12-31', { now, closedDays })).toThrow(
      expect.objectContaining({ details: { fields: [{ path: ['startDate'], code: 'closed_day', names: reason }] } }),
    );
  });
});
