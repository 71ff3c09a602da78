import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Figures, type FiguresOfPart, mostFirst, NOTHING } from './figures.ts';
import { daysOf, type Span, type Step, spanBefore, stepsUntil, stepsWithin } from './steps.ts';
import { createExportOverview, createViewOverview, type Division, type OverviewReader } from './view-overview.ts';

const day = (text: string) => text as CalendarDate;

test('a week begins on Monday, a month on its first day, and the last step ends today', () => {
  const sunday = day('2026-11-22');
  expect(stepsUntil(sunday, 'day').slice(-2)).toEqual([
    { from: '2026-11-21', to: '2026-11-21' },
    { from: sunday, to: sunday },
  ]);
  expect(stepsUntil(sunday, 'week').at(-1)).toEqual({ from: '2026-11-16', to: sunday });
  expect(stepsUntil(sunday, 'week').at(-2)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(stepsUntil(sunday, 'month')[0]).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(['day', 'week', 'month'].map((step) => stepsUntil(sunday, step as Step).length)).toEqual([30, 12, 12]);
});

test('the time before has as many days, and ends on the day before', () => {
  expect(spanBefore({ from: day('2026-03-01'), to: day('2026-03-30') })).toEqual({ from: '2026-01-30', to: '2026-02-28' });
});

test('any days are told in steps that follow each other without a gap, from the first day to the last', () => {
  fc.assert(
    fc.property(fc.nat(3659), fc.nat(3000), (length, start) => {
      const from = addDays(day('2020-01-01'), start);
      const span = { from, to: addDays(from, length) };
      const { steps } = stepsWithin(span);
      expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([span.from, span.to]);
      for (const [place, step] of steps.entries()) {
        expect(step.from <= step.to).toBe(true);
        if (place > 0) expect(step.from).toBe(addDays(steps[place - 1]?.to ?? from, 1));
      }
      expect(steps.length).toBeLessThanOrEqual(122);
      expect(steps.reduce((sum, step) => sum + daysOf(step), 0)).toBe(length + 1);
    }),
  );
  expect(stepsWithin({ from: day('2026-11-11'), to: day('2026-11-11') })).toEqual({
    step: 'day',
    steps: [{ from: '2026-11-11', to: '2026-11-11' }],
  });
});

test.each([
  [62, 'day', 62],
  [63, 'week', 9],
  [400, 'week', 58],
  [401, 'month', 14],
] as const)('%i days from a Monday on are told in steps of a %s', (length, step, count) => {
  const from = day('2026-11-02');
  const within = stepsWithin({ from, to: addDays(from, length - 1) });
  expect([within.step, within.steps.length]).toEqual([step, count]);
});

const admin = { kind: 'user', userId: 'u', role: 'administrator', secondFactorAt: new Date() } as unknown as Caller;
const operator = { ...admin, role: 'operator' } as unknown as Caller;

interface Moved {
  readonly at: string;
  readonly came: number;
  readonly refunded?: number;
  readonly by?: Partial<Record<Division, string>>;
}

const figuresOf = (all: readonly Moved[]): Figures => {
  const [came, refunded] = [all.reduce((sum, one) => sum + one.came, 0), all.reduce((sum, one) => sum + (one.refunded ?? 0), 0)];
  return { ...NOTHING, orders: all.filter((one) => one.came > 0).length, came, refunded, net: came - refunded };
};

/** An overview of what moved; `lost` is missing of the figures by rituals. In Moscow it is already 1 December. */
function depsWith(moved: readonly Moved[], { lost = 0, askedSpans = [] as Span[], now = '2026-11-30T21:30:00Z' } = {}) {
  const of = ({ from, to }: Span) => moved.filter(({ at }) => at >= from && at <= to);
  const overview = {
    moved: async (spans) => {
      askedSpans.push(...spans);
      return spans.map((span) => figuresOf(of(span)));
    },
    divided: async (span, by) => {
      const parts = Map.groupBy(of(span), (one) => one.by?.[by] ?? null);
      const rows = [...parts].map(([key, all]): FiguresOfPart => ({ ...figuresOf(all), key, name: null }));
      return rows.map((row, place) => (by === 'ritual' && place === 0 ? { ...row, came: row.came - lost } : row));
    },
    totalsAgree: async () => true,
    placed: async () => ({
      placed: 4,
      becamePaid: 3,
      states: [
        { status: 'paid', orders: 3 },
        { status: 'pending', orders: 1 },
      ],
    }),
    waiting: async () => [],
  } satisfies OverviewReader;
  return { overview, clock: () => new Date(now), timeZone: 'Europe/Moscow' };
}

test.each([
  ['Pacific/Kiritimati', '2026-11-29T10:30:00Z'],
  ['Pacific/Pago_Pago', '2026-12-01T10:59:59Z'],
  ['America/New_York', '2026-12-01T04:59:59Z'],
])('in %s the last day is today there', async (timeZone, now) => {
  const askedSpans: Span[] = [];
  await createViewOverview({ ...depsWith([], { askedSpans, now }), timeZone })(admin, { step: 'month' });
  expect(askedSpans.some(({ to }) => to === '2026-11-30')).toBe(true);
  expect(askedSpans.every(({ to }) => to <= '2026-11-30')).toBe(true);
});

const MOVED: Moved[] = [
  { at: '2026-12-01', came: 30_001, by: { ritual: 'ganesha', partner: 'indra', way: 'hand' } },
  { at: '2026-11-30', came: 5000, refunded: 700, by: { ritual: 'lakshmi', way: 'coin' } },
  { at: '2026-10-15', came: 1, by: { way: 'coin' } },
];

describe('what moved', () => {
  test('is summed by steps, rituals, partners and ways, each adding up to the whole', async () => {
    const view = createViewOverview(depsWith(MOVED));
    const { span, whole, steps, before, agrees, rituals, partners, ways } = await view(admin, { step: 'day' });
    expect(span).toEqual({ from: '2026-11-02', to: '2026-12-01' });
    expect(whole).toMatchObject({ orders: 2, came: 35_001, refunded: 700, net: 34_301 });
    expect(steps.at(-1)).toMatchObject({ from: '2026-12-01', to: '2026-12-01', orders: 1, came: 30_001, refunded: 0 });
    expect(before).toMatchObject({ orders: 1, came: 1, placed: 4, becamePaid: 3 });
    expect(rituals.map(({ key, net }) => [key, net])).toEqual([
      ['ganesha', 30_001],
      ['lakshmi', 4300],
    ]);
    expect(partners.map(({ key }) => key)).toEqual(['indra', null]);
    expect(ways.map(({ key }) => key)).toEqual(['hand', 'coin']);
    expect(agrees).toBe(true);
  });

  test('of any days is told for these days, and the file has the same rows', async () => {
    const wanted = { from: day('2026-10-15'), to: day('2026-11-30') };
    const page = await createViewOverview(depsWith(MOVED))(admin, wanted);
    expect(page).toMatchObject({ span: wanted, step: 'day', whole: { came: 5001, net: 4301 } });
    const { placed, before, agrees, waiting, ...rows } = page;
    expect(await createExportOverview(depsWith(MOVED))(admin, wanted)).toEqual(rows);
  });

  test('that is a cent less in one division is told', async () => {
    expect((await createViewOverview(depsWith(MOVED, { lost: 1 }))(admin, { step: 'month' })).agrees).toBe(false);
  });

  test('that the ledger tells otherwise than the orders is told', async () => {
    const deps = depsWith(MOVED);
    const overview = { ...deps.overview, totalsAgree: async () => false };
    expect((await createViewOverview({ ...deps, overview })(admin, { step: 'month' })).agrees).toBe(false);
  });

  test('while it is read is no fault: the figures are read once more', async () => {
    const deps = depsWith(MOVED);
    const answers = [false, true];
    const overview = { ...deps.overview, totalsAgree: async () => answers.shift() ?? true };
    expect((await createViewOverview({ ...deps, overview })(admin, { step: 'month' })).agrees).toBe(true);
    expect(answers).toEqual([]);
  });
});

test('beyond a hundred parts the rest is one row, so that rows still add up', () => {
  const parts = Array.from({ length: 130 }, (_, place): FiguresOfPart => {
    return { ...figuresOf([{ at: '', came: place }]), key: `${place}`, name: null };
  });
  const rows = mostFirst(parts);
  expect(rows).toHaveLength(101);
  expect(rows[0]?.key).toBe('129');
  expect(rows.at(-1)).toMatchObject({ key: null, isRest: true, came: (29 * 30) / 2, orders: 29 });
});

test('parts for which as much came stand by their names, those without a name first', () => {
  const parts = ['b', null, 'a'].map((key): FiguresOfPart => ({ ...NOTHING, key, name: null }));
  for (const order of [parts, parts.toReversed()]) expect(mostFirst(order).map(({ key }) => key)).toEqual([null, 'a', 'b']);
});

test('an order of two rituals counts for each, and the sums agree', async () => {
  const deps = depsWith(MOVED);
  const divided: OverviewReader['divided'] = async (span, by) =>
    (await deps.overview.divided(span, by)).map((row) => ({ ...row, orders: row.orders + 1 }));
  const view = createViewOverview({ ...deps, overview: { ...deps.overview, divided } });
  expect((await view(admin, { step: 'day' })).agrees).toBe(true);
});

test('one day is a time, and so are ten years', async () => {
  const view = createViewOverview(depsWith(MOVED));
  expect((await view(admin, { from: day('2026-11-30'), to: day('2026-11-30') })).whole.came).toBe(5000);
  const to = day('2026-11-30');
  expect((await view(admin, { from: addDays(to, -3659), to })).whole.came).toBe(5001);
  await expect(view(admin, { from: addDays(to, -3660), to })).rejects.toMatchObject({ code: 'invalid_request' });
});

test.each([
  ['only the first day', { from: day('2026-11-01') }, 'to', 'required'],
  ['only the last day', { to: day('2026-11-01') }, 'from', 'required'],
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, 'from', 'no_such_day'],
  ['an end before its beginning', { from: day('2026-11-02'), to: day('2026-11-01') }, 'to', 'minimum'],
  ['more than ten years', { from: day('2010-01-01'), to: day('2026-11-01') }, 'to', 'maximum'],
])('%s is no time', async (_, wanted, name, code) => {
  const fields = [{ path: ['query', name], code }];
  await expect(createViewOverview(depsWith([]))(admin, wanted)).rejects.toMatchObject({
    code: 'invalid_request',
    details: { fields },
  });
});

test('nobody without the permission sees sums', async () => {
  const askedSpans: Span[] = [];
  const deps = depsWith([], { askedSpans });
  await expect(createViewOverview(deps)(operator, {})).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(createExportOverview(deps)(operator, {})).rejects.toMatchObject({ code: 'not_allowed' });
  expect(askedSpans).toEqual([]);
});
