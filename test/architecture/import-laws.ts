import { breaches, type Law } from './law.ts';
import { fileExists } from './sources.ts';

export const productUsesNoTestSupport: Law = (sources) =>
  breaches(sources, (_, target) => target.includes('/testing/') && 'what only tests may use');

/** In a cycle of imports nobody can tell which file depends on which. Imports of types count too. */
export const importsMakeNoCycle: Law = (sources) => {
  const imports = new Map(sources.map((file) => [file.path, file.imports.flatMap(({ path }) => path ?? [])]));
  const walked = new Set<string>();
  const walk = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [[...way.slice(way.indexOf(path)), path].join(' -> ')];
    if (walked.has(path)) return [];
    const cycles = (imports.get(path) ?? []).flatMap((next) => walk(next, [...way, path]));
    walked.add(path);
    return cycles;
  };
  return [...imports.keys()].flatMap((path) => walk(path, []));
};

export const importsLeadSomewhere: Law = (sources) =>
  breaches(
    sources,
    (_, target) => !target.startsWith('dist/') && !fileExists(target.replace(/\?.*$/, '')) && 'a file that is not there',
  );
