// `make lighthouse`: public pages as a mid-range phone on a slow line gets them, measured by Lighthouse (mobile, simulated throttling):
// three runs each, the median of each figure; first on a machine with the fonts of computers, then on one with those of phones alone.
// Fails below the goals. `--small` visits one page once, and never fails for what it measures.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '../test/support/browser.ts';
import { startServer } from '../test/support/server-process.ts';
import { median } from './bench/times.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { fontsFolder, type SystemFonts } from './system-fonts.ts';

const isSmall = process.argv.includes('--small');
const RUNS = isSmall ? 1 : 3;
/** The only fonts that the browser finds, and the families that stand for `serif` and `sans-serif`. */
const MACHINES = {
  computer: { fonts: ['liberation', 'dejavu'], serif: 'Liberation Serif', sans: 'Liberation Sans' },
  phone: { fonts: ['roboto', 'noto'], serif: 'Noto Serif', sans: 'Roboto' },
} satisfies Record<string, { fonts: SystemFonts[]; serif: string; sans: string }>;
type Machine = keyof typeof MACHINES;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The goals; the scripts of each page have a goal of their own. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST = { 'LCP ms': 1800, CLS: 0.02, 'TBT ms': 100 };

const PAGES = [
  { path: '/ru', scriptKilobytes: 124 },
  { path: '/ru/articles', scriptKilobytes: 132 },
  { path: '/ru/article/sankalpa', scriptKilobytes: 132 },
  { path: '/ru/ritual/mahalakshmi', scriptKilobytes: 132 },
];
const pages = PAGES.slice(0, isSmall ? 1 : PAGES.length);

/** Figures of one visit: scores 0 to 100, milliseconds, layout shift, thousands of bytes of JavaScript, gzipped. */
type Figures = Record<(typeof CATEGORIES)[number] | 'LCP ms' | 'CLS' | 'TBT ms' | 'JS kB', number>;

ensureBrowser();
const folder = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
const server = await startServer({ SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', DATA_DIR: folder });
const machines = Object.keys(MACHINES) as Machine[];
try {
  const missed: string[] = [];
  for (const machine of machines.slice(0, isSmall ? 1 : machines.length)) missed.push(...(await measurePages(machine)));
  for (const line of missed) console.log(`Missed: ${line}`);
  process.exitCode = missed.length > 0 && !isSmall ? 1 : 0;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Measures all pages with a machine's fonts, prints the figures, and returns the goals that were missed. */
async function measurePages(machine: Machine): Promise<string[]> {
  const chrome = await launch({
    chromePath: findBrowser() ?? '',
    chromeFlags: ['--headless=new', ...browserFlags],
    envVars: { ...process.env, FONTCONFIG_FILE: await writeFontsConfig(machine) },
  });
  const table: Record<string, Figures> = {};
  const missed: string[] = [];
  try {
    for (const page of pages) {
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await visit(new URL(page.path, server.url).href, chrome.port));
      const figures = medians(runs);
      table[page.path] = figures;
      missed.push(...missedGoals(figures, page.scriptKilobytes).map((goal) => `${page.path} on a ${machine}: ${goal}`));
    }
  } finally {
    chrome.kill();
  }
  console.log(`Fonts of a ${machine}:`);
  console.table(table);
  return missed;
}

/** Writes a configuration of fonts under which the browser finds a machine's fonts and no others. Returns its path. */
async function writeFontsConfig(machine: Machine): Promise<string> {
  const { fonts, serif, sans } = MACHINES[machine];
  const place = join(folder, machine);
  await mkdir(place);
  const alias = (generic: string, family: string) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const file = join(place, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
${fonts.map((name) => `<dir>${fontsFolder(name)}</dir>`).join('')}<cachedir>${join(place, 'cache')}</cachedir>
${alias('serif', serif)}${alias('sans-serif', sans)}${alias('system-ui', sans)}</fontconfig>`,
  );
  return file;
}

/** One visit with an empty cache; prints which audits cost points, except for performance. A visit whose trace the browser lost is repeated. */
async function visit(url: string, port: number, attempts = 3): Promise<Figures> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (result?.lhr.runtimeError && attempts > 1) return visit(url, port, attempts - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  // The figures of the table tell what the performance lost.
  for (const category of CATEGORIES.filter((name) => name !== 'performance')) {
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
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const figures = keys.map((key) => [key, median(runs.map((run) => run[key]))]);
  return Object.fromEntries(figures) as Figures;
}

function missedGoals(figures: Figures, scriptKilobytes: number): string[] {
  const most = { ...MOST, 'JS kB': scriptKilobytes };
  const missed: string[] = [];
  // A figure that is missing (NaN) is below no goal and above none: it counts as missed.
  for (const key of CATEGORIES) if (!(figures[key] >= LEAST[key])) missed.push(`${key} at least ${LEAST[key]}`);
  for (const key of Object.keys(most) as (keyof typeof most)[])
    if (!(figures[key] <= most[key])) missed.push(`${key} at most ${most[key]}`);
  return missed;
}
