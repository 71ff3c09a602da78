import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const papers = globSync(['*.md', 'docs/**/*.md', '{src,web,test,examples}/README.md', 'packages/*/README.md']).sort();
const themes = papers.filter((path) => path.startsWith('docs/decisions/') && !path.endsWith('README.md'));

/** The name under which GitHub reaches a heading. */
function anchorOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}_\- ]/gu, '');
  return kept.replaceAll(' ', '-');
}

function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** The links of a text to files of the repository that lead nowhere; `path` is where the text stands. */
function deadLinks(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
}

test.each(papers)('the links of %s lead somewhere', (path) => {
  expect(deadLinks(path, read(path))).toEqual([]);
});

test('a link to a missing file or heading is seen', () => {
  const text = '[a](docs/gone.md) [b](README.md#no-such-heading) [c](https://example.com/x) [d](CHANGELOG.md)';
  expect(deadLinks('README.md', text)).toEqual(['docs/gone.md', 'README.md#no-such-heading']);
});

test.each(papers)('%s names no target that make does not have', (path) => {
  const targets = new Set([...read('Makefile').matchAll(/^([a-z0-9-]+):/gm)].map(([, target]) => target));
  const named = [...read(path).matchAll(/`make ([a-z0-9-]+)/g)].map(([, target]) => target);
  expect(named.filter((target) => !targets.has(target))).toEqual([]);
});

/** What stands below the headings of a theme's decisions, by their numbers. */
function decisionsIn(path: string): (readonly [number: number, text: string])[] {
  const parts = read(path)
    .split(/^## (?=\d+\. )/m)
    .slice(1);
  return parts.map((part) => [Number.parseInt(part, 10), part.slice(part.indexOf('\n')).trim()]);
}

/** A line of the index for each decision, as the files of the themes tell it. */
function indexOfDecisions(): string[] {
  const decisions = themes.flatMap((path) => {
    const told = read(path).matchAll(/^## (\d+)\. (.+)\n\nDay: (\S+)\. Status: (.+)\.$/gm);
    return [...told].map(([, number, title = '', day, status = '']) => ({
      number: Number(number),
      line: `[${title}](${path.slice('docs/decisions/'.length)}#${anchorOf(`${number}. ${title}`)}) | ${day} | ${withoutLinks(status)} |`,
    }));
  });
  return decisions.sort((a, b) => a.number - b.number).map(({ number, line }) => `| ${number} | ${line}`);
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

test('the index lists each decision once, by its number, with its day and its status', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^\| \d+ .*$/gm)].map(([line]) => line);
  expect(listed).toEqual(indexOfDecisions());
});

test('each decision has a number of its own, and no number is left out but 97, which was never given', () => {
  const numbers = themes.flatMap((path) => decisionsIn(path).map(([number]) => number));
  const all = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter((number) => number !== 97);
  expect(numbers.sort((a, b) => a - b)).toEqual(all);
});

test('each decision has day, status, context, decision and consequence, or names the one that replaced it', () => {
  const inForce =
    /^Day: [\d-]{10}\. Status: in force.*\.\n\n\*\*Context:\*\* .+\n\n\*\*Decision:\*\* .+\n\n\*\*Consequence:\*\* /s;
  const replaced = /^Day: [\d-]{10}\. Status: replaced by \[\d+\]\(\S+\)\.$/;
  const decisions = themes.flatMap(decisionsIn);
  expect(decisions.filter(([, text]) => !inForce.test(text) && !replaced.test(text))).toEqual([]);
});

const house = read('src/README.md');
/** The text below a heading of the house's paper, up to the next. */
const partOf = (heading: string) => house.split('\n## ').find((part) => part.startsWith(heading)) ?? '';

test('the map lists every module and nothing else', () => {
  const [, modules = ''] = partOf('Map').split('| Module |');
  const listed = [...modules.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(listed.sort()).toEqual(readdirSync('src/modules').sort());
});

/** The files that a way names: from the root, below `src`, or by their name alone beside the file before them. */
function filesOf(way: string): string[] {
  const files: string[] = [];
  for (const [, name = ''] of way.matchAll(/`([\w/.-]+\.(?:tsx?|yaml))`/g)) {
    if (/^(openapi|web)\//.test(name)) files.push(name);
    else files.push(join(name.includes('/') ? 'src' : dirname(files.at(-1) ?? ''), name));
  }
  return files;
}

test('each file on a way through the house is there', () => {
  const ways = partOf('Nine ways').split('\n- ').slice(1);
  expect(ways).toHaveLength(9);
  expect(ways.flatMap(filesOf).filter((file) => !existsSync(file))).toEqual([]);
});

test('a name on a way is looked for where the way says', () => {
  expect(filesOf('`http/handlers/orders.ts` → `gone.ts` → `web/src/routes.tsx`')).toEqual([
    'src/http/handlers/orders.ts',
    'src/http/handlers/gone.ts',
    'web/src/routes.tsx',
  ]);
});
