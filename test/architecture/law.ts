import type { Import, Source } from './sources.ts';

/** A law looks at all files and names each breach in a sentence; no sentence, no breach. */
export type Law = (sources: readonly Source[]) => string[];

/** The breaches of a law that judges each import by itself: `judge` says what is wrong with it. */
export function breaches(sources: readonly Source[], judge: (file: Source, target: string) => string | false): string[] {
  return sources.flatMap((file) =>
    file.imports.flatMap((found) => {
      // The import of a package has no path.
      const breach = found.path !== undefined && judge(file, found.path);
      return breach ? [`${importOf(file)(found)}: ${breach}`] : [];
    }),
  );
}

/** Returns what puts an import of this file into words. */
export function importOf(file: Source) {
  return ({ specifier }: Import) => `${file.path} imports ${specifier}`;
}

/** Does the file belong to the pages? */
export function inWeb({ path }: Pick<Source, 'path'>): boolean {
  return path.startsWith('web/src/');
}
