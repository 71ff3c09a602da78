import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources, source } from '../test/architecture/sources.ts';

const makefile = readFileSync('Makefile', 'utf8');
const scripts = globSync('scripts/*.ts').map((path) => source(path, readFileSync(path, 'utf8')));
const files = [...readSources(), ...scripts];

/** The files to which imports lead from the files that `isFirst` names, these included. */
function reachedFrom(isFirst: (path: string) => boolean): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const imported of files.find((file) => file.path === path)?.imports ?? []) if (imported.path) visit(imported.path);
  };
  for (const { path } of files) if (isFirst(path)) visit(path);
  return reached;
}

test.each([
  ['web_sources', (path: string) => path.startsWith('web/') || path === 'scripts/build-web.ts'],
  ['server_sources', (path: string) => path.startsWith('src/') || path === 'scripts/build-server.ts'],
])('%s of the Makefile lists all that the build reads by imports', (list, isFirst) => {
  const [, places = ''] = new RegExp(`^${list} := \\$\\(shell find (.*?) -type f`, 'm').exec(makefile) ?? [];
  const isListed = (path: string) => places.split(' ').some((place) => path === place || path.startsWith(`${place}/`));
  expect([...reachedFrom(isFirst)].filter((path) => /^(src|web|scripts)\//.test(path) && !isListed(path))).toEqual([]);
});
