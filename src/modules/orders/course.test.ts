import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { cents } from '#kernel/money.ts';
import { type CourseFacts, courseOf, type NextKind } from './course.ts';
import type { OrderItem, OrderStatus } from './order.ts';
import { anErasedOrder, anItem, anOrder } from './testing/orders.ts';
import type { OrderRepair } from './view-ports.ts';

const day = (text: string) => text as CalendarDate;
const at = (text: string) => new Date(`${text}T10:00:00Z`);

const weeksBefore = at('2026-11-21');
const dated = anItem({ startDate: day('2026-12-03'), plannedAt: weeksBefore });
const begun = { ...dated, begunAt: at('2026-12-03') };
const undated = anItem({ begunAt: at('2026-12-03') });
const performed = { ...begun, performedAt: at('2026-12-31') };

/** An order in a state, of one ritual without a date unless others are given, on the first of December; `changes` replace the defaults. */
function facts(status: OrderStatus, items: OrderItem[] = [anItem()], changes: Partial<CourseFacts> = {}): CourseFacts {
  return {
    order: anOrder(status, { items }),
    timeline: [{ at: at('2026-11-20'), event: 'placed' }],
    payments: [],
    received: cents(0),
    repair: { troubles: [], mayAskRefund: false },
    allGoesBack: false,
    hasReport: false,
    today: day('2026-12-01'),
    timeZone: 'Europe/Moscow',
    ...changes,
  };
}

const aPart = cents(100);
const plannedFor = (today: string, ...plannedAt: Date[]) =>
  facts('paid', plannedAt.length > 0 ? plannedAt.map((at) => ({ ...dated, plannedAt: at })) : [dated], { today: day(today) });
/** One o'clock of 4 December in the shop's zone, where it may still be 3 December for a customer. */
const on4December = new Date('2026-12-03T22:00:00Z');

const troubled = (trouble: OrderRepair['troubles'][number]) => ({ repair: { troubles: [trouble], mayAskRefund: true } });
const refunding = (refund: NonNullable<OrderRepair['refund']>) => ({ repair: { troubles: [], mayAskRefund: false, refund } });
const wishForSurplus = { repair: { troubles: ['overpaid'], mayAskRefund: false, refund: 'asked' } } as const;

describe('what comes next', () => {
  test.each<[order: string, CourseFacts, next: NextKind, nextDay: string | undefined, isMailed: boolean]>([
    ['that nobody has paid', facts('pending'), 'pay', undefined, false],
    ['of which a part came', facts('pending', [], { received: aPart }), 'pay_rest', undefined, false],
    ['with an unconfirmed transfer', facts('pending', [], { payments: [{ status: 'confirming' }] }), 'transfer', undefined, true],
    ['that waits for its payment by hand', facts('waiting'), 'confirmation', undefined, true],
    ['whose money came late', facts('pending', [], troubled('late')), 'review', undefined, false],
    ['that is underpaid', facts('pending', [], { ...troubled('underpaid'), received: aPart }), 'pay_rest', undefined, false],
    ['of which a refund is asked', facts('paid', [dated], refunding('asked')), 'refund', undefined, false],
    ['of which a part goes back', facts('paid', [anItem()], refunding('agreed')), 'choose_day', undefined, false],
    ['of which all goes back', facts('paid', [], { ...refunding('agreed'), allGoesBack: true }), 'refund', undefined, false],
    ['that is unpaid, and whose part goes back', facts('pending', [], refunding('sent')), 'refund', undefined, false],
    ['of which the surplus is asked back', facts('paid', [anItem()], wishForSurplus), 'choose_day', undefined, false],
    ['that is cancelled, with a surplus asked back', facts('cancelled', [], wishForSurplus), 'refund', undefined, false],
    ['of which a refund was declined', facts('paid', [dated], refunding('declined')), 'begins', '2026-12-03', true],
    ['that is paid and has no date', facts('paid'), 'choose_day', undefined, false],
    ['that is planned', facts('paid', [dated]), 'begins', '2026-12-03', true],
    ['on its first day', plannedFor('2026-12-03'), 'begins', '2026-12-03', true],
    ['not begun the day after its first day', plannedFor('2026-12-04'), 'begins_late', '2026-12-03', true],
    ['planned today for yesterday', plannedFor('2026-12-04', on4December), 'begins', '2026-12-03', true],
    [
      'with a ritual planned today, and one weeks ago, for yesterday',
      plannedFor('2026-12-04', weeksBefore, on4December),
      'begins_late',
      '2026-12-03',
      true,
    ],
    ['with two days', facts('paid', [{ ...dated, startDate: day('2026-12-09') }, dated]), 'begins', '2026-12-03', true],
    ['of which a ritual goes on', facts('processing', [begun, dated]), 'under_way', '2026-12-31', true],
    ['on its last day', facts('processing', [begun], { today: day('2026-12-31') }), 'under_way', '2026-12-31', true],
    ['after its last day', facts('processing', [begun], { today: day('2027-01-01') }), 'under_way', undefined, true],
    ['whose second ritual is to begin', facts('processing', [performed, dated]), 'begins', '2026-12-03', false],
    ['whose second ritual has no date', facts('processing', [performed, anItem()]), 'choose_day', undefined, false],
    ['begun also without dates', facts('processing', [undated, begun, undated]), 'under_way', '2026-12-31', true],
    ['whose rituals are all performed', facts('processing', [performed]), 'report', undefined, true],
    ['that is performed', facts('ready', [performed]), 'report', undefined, true],
    ['that is completed with a report', facts('completed', [performed], { hasReport: true }), 'read_report', undefined, false],
    ['that is completed without a report', facts('completed', [performed]), 'finished', undefined, false],
    ['that is cancelled', facts('cancelled'), 'closed', undefined, false],
    ['that is cancelled, whose money goes back', facts('cancelled', [], refunding('agreed')), 'refund', undefined, false],
  ])('of an order %s', (_, given, kind, nextDay, isMailed) => {
    expect(courseOf(given).next).toEqual({ kind, ...(nextDay ? { day: nextDay } : {}), isMailed });
  });

  test('nobody is promised a mail without an address', () => {
    const given = facts('paid', [dated]);
    const byPhone = { ...given.order, contact: { name: 'Анна', email: null } } as CourseFacts['order'];
    for (const order of [byPhone, { ...anErasedOrder(), status: 'ready' as const }])
      expect(courseOf({ ...given, order }).next.isMailed).toBe(false);
  });
});

describe('the steps of an order', () => {
  const told = (given: CourseFacts) =>
    courseOf(given).steps.map(({ step, isDone, at: when, day: of }) =>
      [isDone ? '+' : '-', step, when?.slice(0, 10), of].filter((part) => part !== undefined).join(' '),
    );
  const paid = { at: at('2026-11-21'), event: 'paid' } as const;

  test('a new order has made the first alone', () => {
    expect(told(facts('pending'))).toEqual(['+ placed 2026-11-20', '- paid', '- planned', '- begun', '- completed']);
  });

  test('a planned order knows its first and its last day', () => {
    // Three months are counted as twelve weeks.
    const long = { ...dated, weeks: 12 };
    expect(told(facts('paid', [dated, long], { timeline: [paid] }))).toEqual([
      '+ placed 2026-11-20',
      '+ paid 2026-11-21',
      '+ planned 2026-11-21 2026-12-03',
      '- begun 2026-12-03',
      '- completed 2027-02-25',
    ]);
  });

  test('its first and its last day are those of all its rituals, in whatever order these stand', () => {
    const on = (text: string) => ({ ...dated, startDate: day(text) });
    const [early, middle, late] = [on('2026-12-01'), on('2026-12-03'), on('2026-12-09')];
    for (const items of [
      [early, middle, late],
      [middle, late, early],
      [late, early, middle],
      [late, middle, early],
    ])
      expect(told(facts('paid', items, { timeline: [paid] })).slice(3)).toEqual(['- begun 2026-12-01', '- completed 2027-01-06']);
  });

  test('an order of which nobody noted when one of its rituals was planned has its day without a time', () => {
    const { plannedAt: _, ...before } = dated;
    const moved = { ...dated, startDate: day('2027-01-10'), plannedAt: at('2026-11-30') };
    expect(told(facts('paid', [before], { timeline: [paid] }))).toContain('+ planned 2026-12-03');
    expect(told(facts('paid', [before, moved], { timeline: [paid] }))).toContain('+ planned 2026-12-03');
  });

  test('an order that went on before rituals had times has begun when its history says so, or without a time', () => {
    const timeline = [paid, { at: at('2026-12-04'), event: 'processing' } as const];
    expect(told(facts('ready', [dated], { timeline }))).toContain('+ begun 2026-12-04 2026-12-03');
    expect(told(facts('processing', [dated], { timeline: [paid] }))).toContain('+ begun 2026-12-03');
    expect(told(facts('completed', [dated], { timeline: [paid] }))).toContain('+ begun 2026-12-03');
  });

  test('an order with a ritual that has no date is not planned', () => {
    const steps = told(facts('paid', [dated, anItem()], { timeline: [paid] }));
    expect(steps).toContain('- planned 2026-12-03');
    expect(steps.at(-1)).toBe('- completed');
  });

  test('a completed order has made them all', () => {
    const timeline = [paid, { at: at('2027-01-02'), event: 'completed' } as const];
    expect(told(facts('completed', [performed], { timeline }))).toEqual([
      '+ placed 2026-11-20',
      '+ paid 2026-11-21',
      '+ planned 2026-11-21 2026-12-03',
      '+ begun 2026-12-03 2026-12-03',
      '+ completed 2027-01-02 2026-12-31',
    ]);
  });

  test('an order whose payment was taken back is not paid, and its dates do not make it planned', () => {
    const timeline = [paid, { at: at('2026-11-22'), event: 'payment_taken_back' } as const];
    expect(told(facts('waiting', [dated], { timeline }))).toContain('- paid');
    expect(told(facts('waiting', [dated], { timeline }))).toContain('- planned 2026-12-03');
    expect(told(facts('cancelled', [dated], { timeline }))).toEqual(['+ placed 2026-11-20', '+ cancelled']);
  });

  test('an order that was paid again after its payment was taken back has been paid, also when it is cancelled later', () => {
    const takenBack = { at: at('2026-11-22'), event: 'payment_taken_back' } as const;
    const again = { at: at('2026-11-23'), event: 'paid' } as const;
    expect(told(facts('cancelled', [anItem()], { timeline: [paid, takenBack, again] }))).toContain('+ paid 2026-11-23');
  });

  test('a cancelled order has the steps that it has made, and its end', () => {
    const cancelled = { at: at('2026-11-23'), event: 'cancelled' } as const;
    const placedAndPaid = ['+ placed 2026-11-20', '+ paid 2026-11-21'];
    const stepsWith = (...items: OrderItem[]) => told(facts('cancelled', items, { timeline: [paid, cancelled] }));
    expect(stepsWith(anItem())).toEqual([...placedAndPaid, '+ cancelled 2026-11-23']);
    expect(stepsWith(dated, begun)).toContain('+ begun 2026-12-03 2026-12-03');
  });

  test('an order that nobody paid in time was cancelled when it ran out', () => {
    const timeline = [{ at: at('2026-11-27'), event: 'expired' } as const];
    expect(told(facts('cancelled', [anItem()], { timeline }))).toEqual(['+ placed 2026-11-20', '+ cancelled 2026-11-27']);
  });
});
