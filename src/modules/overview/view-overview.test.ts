import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Figures, type FiguresOfPart, NOTHING } from './figures.ts';
import type { Span } from './steps.ts';
import { createExportOverview, createViewOverview, type Division, type OverviewReader } from './view-overview.ts';

const day = (text: string) => text as CalendarDate;

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

  test('does not agree when the rituals have a cent less than the whole', async () => {
    expect((await createViewOverview(depsWith(MOVED, { lost: 1 }))(admin, { step: 'month' })).agrees).toBe(false);
  });

  test('does not agree when the totals of the orders differ from those of the ledger', async () => {
    const deps = depsWith(MOVED);
    const overview = { ...deps.overview, totalsAgree: async () => false };
    expect((await createViewOverview({ ...deps, overview })(admin, { step: 'month' })).agrees).toBe(false);
  });

  test('is read once more when it does not agree at first, since money may have come meanwhile', async () => {
    const deps = depsWith(MOVED);
    const answers = [false, true];
    const overview = { ...deps.overview, totalsAgree: async () => answers.shift() ?? true };
    expect((await createViewOverview({ ...deps, overview })(admin, { step: 'month' })).agrees).toBe(true);
    expect(answers).toEqual([]);
  });
});

test('figures agree also when their parts have more orders than the whole, since an order of two rituals counts for each', async () => {
  const deps = depsWith(MOVED);
  const divided: OverviewReader['divided'] = async (span, by) =>
    (await deps.overview.divided(span, by)).map((row) => ({ ...row, orders: row.orders + 1 }));
  const view = createViewOverview({ ...deps, overview: { ...deps.overview, divided } });
  expect((await view(admin, { step: 'day' })).agrees).toBe(true);
});

test('one day can be asked for, ten years too, and not a day more', async () => {
  const view = createViewOverview(depsWith(MOVED));
  expect((await view(admin, { from: day('2026-11-30'), to: day('2026-11-30') })).whole.came).toBe(5000);
  const to = day('2026-11-30');
  const tenYears = 3660;
  expect((await view(admin, { from: addDays(to, 1 - tenYears), to })).whole.came).toBe(5001);
  await expect(view(admin, { from: addDays(to, -tenYears), to })).rejects.toMatchObject({ code: 'invalid_request' });
});

test.each([
  ['only the first day', { from: day('2026-11-01') }, 'to', 'required'],
  ['only the last day', { to: day('2026-11-01') }, 'from', 'required'],
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, 'from', 'no_such_day'],
  ['an end before its beginning', { from: day('2026-11-02'), to: day('2026-11-01') }, 'to', 'minimum'],
  ['more than ten years', { from: day('2010-01-01'), to: day('2026-11-01') }, 'to', 'maximum'],
])('%s cannot be asked for', async (_, wanted, name, code) => {
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
