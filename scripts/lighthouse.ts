// `make lighthouse`: public pages as a mid-range phone on a slow line gets them, measured by Lighthouse (mobile, simulated throttling):
// three runs each, the median of each figure. Fails below the goals.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../test/support/browser.ts';
import { startServer } from '../test/support/server-process.ts';
import { ensureBrowser } from './ensure-browser.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const pages = [
  { path: '/ru', scriptKilobytes: 130 },
  { path: '/ru/articles', scriptKilobytes: 140 },
  { path: '/ru/article/sankalpa', scriptKilobytes: 140 },
  { path: '/ru/ritual/mahalakshmi', scriptKilobytes: 140 },
];

/** Figures of one visit: scores 0 to 100, milliseconds, layout shift, thousands of bytes of JavaScript, gzipped. */
type Figures = Record<(typeof CATEGORIES)[number] | 'LCP ms' | 'CLS' | 'TBT ms' | 'JS kB', number>;

ensureBrowser();
const folder = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
const server = await startServer({ SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', DATA_DIR: folder });
const chrome = await launch({
  chromePath: findBrowser() ?? '',
  chromeFlags: ['--headless=new', ...browserFlags],
});
try {
  const table: Record<string, Figures> = {};
  const missed: string[] = [];
  for (const page of pages) {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(new URL(page.path, server.url).href));
    const figures = medians(runs);
    table[page.path] = figures;
    missed.push(...missedGoals(figures, page.scriptKilobytes).map((goal) => `${page.path}: ${goal}`));
  }
  console.table(table);
  for (const line of missed) console.log(`Missed: ${line}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  chrome.kill();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** One visit with an empty cache; prints which audits cost points. A visit whose trace the browser lost is repeated. */
async function visit(url: string, attempts = 3): Promise<Figures> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (result?.lhr.runtimeError && attempts > 1) return visit(url, attempts - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  for (const category of CATEGORIES.slice(1)) {
    const lost = categories[category]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1) ?? [];
    for (const { id } of lost) console.log(`  ${category}: ${id}: ${audits[id]?.title}`);
  }
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => Math.round((audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': figure('largest-contentful-paint'),
    CLS: figure('cumulative-layout-shift'),
    'TBT ms': figure('total-blocking-time'),
    'JS kB': await scriptKilobytes(audits['network-requests']?.details),
  };
}

/** Total size of the visit's scripts, each gzipped. */
async function scriptKilobytes(details: unknown): Promise<number> {
  const { items } = details as { items: { url: string; resourceType: string }[] };
  const scripts = new Set(items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url));
  const sizes = await Promise.all(
    [...scripts].map(async (url) => gzipSync(await (await fetch(url)).text(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function medians(runs: readonly Figures[]): Figures {
  const median = (key: keyof Figures) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as unknown as Figures;
}

function missedGoals(figures: Figures, scriptKilobytes: number): string[] {
  const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
  const most = { 'LCP ms': 1800, CLS: 0.02, 'TBT ms': 100, 'JS kB': scriptKilobytes };
  return [
    ...CATEGORIES.filter((key) => !(figures[key] >= least[key])).map((key) => `${key} at least ${least[key]}`),
    ...(Object.keys(most) as (keyof typeof most)[])
      .filter((key) => !(figures[key] <= most[key]))
      .map((key) => `${key} at most ${most[key]}`),
  ];
}
