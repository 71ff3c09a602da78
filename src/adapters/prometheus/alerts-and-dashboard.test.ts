// What docker/ asks of Prometheus is what the page has: a rule about a name that nobody writes would never fire.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import contract from '../../../openapi/generated/openapi.json' with { type: 'json' };
import { createMetrics } from './metrics.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}
interface Rules {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
}
interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: unknown[] }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string; readonly legendFormat?: string }[];
  }[];
}

const rules = (parse(readFileSync('docker/alerts.yaml', 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const ruleTests = parse(readFileSync('test/system/alerts.yaml', 'utf8')) as RuleTests;
const { panels } = JSON.parse(readFileSync('docker/dashboard.json', 'utf8')) as Dashboard;
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Words of the language of Prometheus; `up` is its own metric. */
const WORDS = new Set(['sum', 'max', 'by', 'rate', 'increase', 'delta', 'histogram_quantile', 'unless', 'up']);

/** What an expression names besides labels, numbers and words of the language. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\bby \([^)]*\)/g, 'by')
    .replace(/\[\w+\]/g, '');
  return (bare.match(/[a-z_]\w*/gi) ?? []).filter((word) => !WORDS.has(word));
}

const NO_FIGURES = { counts: undefined, delays: undefined, connections: undefined, canWrite: false };

/** The names of all series that the page can have. */
async function namesOnThePage(): Promise<string[]> {
  const { text } = await createMetrics(async () => NO_FIGURES).page();
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  );
}

test.each(expressions)('%s asks for what the page has: %s', async (_, expression) => {
  const known = await namesOnThePage();
  expect(metricsIn(expression).filter((name) => !known.includes(name))).toEqual([]);
});

test('a name that the page does not have is seen', () => {
  expect(metricsIn('sum by (le) (rate(shop_invented_total{status=~"5.."}[5m])) > 0.05')).toEqual(['shop_invented_total']);
});

/** The page when everything was counted once. */
async function fullPage(): Promise<string> {
  const states = { one: 1 };
  const counts = { orders: states, payments: states, checkouts: states };
  const waiting = { failedAttempts: states, overdueSeconds: states, queueSeconds: states, dutySeconds: states };
  const told = { messages: states, webhooks: states, webhookFailingSeconds: 1 };
  const delays = { ...waiting, ...told, personSeconds: states, checkOverdueSeconds: 1 };
  const connections = { most: 1, busy: 1, idle: 0, waiting: 0 };
  const metrics = createMetrics(async () => ({ counts, delays, connections, canWrite: true }));
  metrics.requestAnswered({ operation: 'getOrder', status: '200', seconds: 1 });
  metrics.gatewayCalled({ gateway: 'sandbox', call: 'read', isFailed: true });
  metrics.messageFailed('email');
  metrics.taskFailed('sweep');
  return (await metrics.page()).text;
}

/** The labels of each series of a page; Prometheus adds two of its own. */
function labelsOn(page: string): Map<string, Set<string>> {
  const series = [...page.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)];
  const names = new Map<string, Set<string>>(series.map(([, name = '']) => [name, new Set(['instance', 'job'])]));
  for (const [, name = '', labels = ''] of series)
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) names.get(name)?.add(label);
  return names;
}

/** The labels by which an expression chooses or groups, and those that the words about its result name. */
function labelsIn(expression: string, words: string): string[] {
  const chosen = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) => [
    ...inside.matchAll(/(\w+)(?:=~|!~|!=|=)"/g),
  ]);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) => [...inside.matchAll(/(\w+)/g)]);
  const told = [...words.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)];
  return [...chosen, ...grouped, ...told].flatMap(([, label = '']) => label);
}

const sentences = [
  ...rules.map(({ alert, expr, annotations }) => [alert, expr, annotations.summary] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr, legendFormat = '' }) => [title, expr, legendFormat] as const)),
];

test.each(sentences)('%s asks for labels that its series have: %s, %s', async (_, expression, words) => {
  const labels = labelsOn(await fullPage());
  const own = metricsIn(expression).flatMap((name) => [...(labels.get(name) ?? [])]);
  expect(labelsIn(expression, words).filter((label) => ![...own, 'instance', 'job'].includes(label))).toEqual([]);
});

test('a label that a series does not have is seen', () => {
  const found = labelsIn('sum by (le, shop) (rate(shop_requests_total{stat!~"5.."}[5m]))', 'at {{ $labels.place }}, {{who}}');
  expect(found).toEqual(['stat', 'le', 'shop', 'place', 'who']);
  expect(labelsOn('shop_requests_total{operation="getOrder",status="200"} 1')).toEqual(
    new Map([['shop_requests_total', new Set(['instance', 'job', 'operation', 'status'])]]),
  );
});

test('operations that expressions name are in the contract', () => {
  const known = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => (operation as { operationId?: string }).operationId ?? []),
  );
  const named = expressions.flatMap(([, expression]) =>
    [...expression.matchAll(/operation(?:=|!~)"([\w|]+)"/g)].flatMap(([, ids]) => ids?.split('|')),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const id of named) expect(known).toContain(id);
});

test('each rule is tried by promtool, both firing and quiet', () => {
  const tried = ruleTests.tests.flatMap((one) => one.alert_rule_test);
  const names = (isFiring: boolean) =>
    new Set(tried.filter((one) => one.exp_alerts.length > 0 === isFiring).map(({ alertname }) => alertname));
  const all = new Set(rules.map(({ alert }) => alert));
  expect(names(true)).toEqual(all);
  expect(names(false)).toEqual(all);
});
