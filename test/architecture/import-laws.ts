import { breaches, type Law } from './law.ts';
import { fileExists } from './sources.ts';

export const productUsesNoTestSupport: Law = (sources) =>
  breaches(sources, (_, target) => /\/testing\/|\.test\.tsx?$/.test(target) && 'what only tests may use');

/** In a cycle of imports nobody can tell which file depends on which. Imports of types count too. */
export const importsMakeNoCycle: Law = (sources) => {
  const imports = new Map(sources.map((file) => [file.path, file.imports.flatMap(({ path }) => path ?? [])]));
  const done = new Set<string>();
  /** The cycles that a file leads to; `importers` are the files by which it was reached, the first one first. */
  const cyclesFrom = (path: string, importers: readonly string[]): string[] => {
    if (importers.includes(path)) return [[...importers.slice(importers.indexOf(path)), path].join(' -> ')];
    if (done.has(path)) return [];
    const cycles = (imports.get(path) ?? []).flatMap((next) => cyclesFrom(next, [...importers, path]));
    done.add(path);
    return cycles;
  };
  return [...imports.keys()].flatMap((path) => cyclesFrom(path, []));
};

export const importsLeadSomewhere: Law = (sources) =>
  breaches(
    sources,
    (_, target) => !target.startsWith('dist/') && !fileExists(target.replace(/\?.*$/, '')) && 'a file that is not there',
  );
