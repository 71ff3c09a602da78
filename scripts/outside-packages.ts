/** Packages that the built server loads from node_modules: they hold binaries, or read files of their own. */
export const OUTSIDE = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-prepopulatedfs',
  '@fastify/swagger-ui',
  '@resvg/resvg-js',
  'pdfkit',
  'sharp',
];

/** The entry of a package in the lock file, as far as it names what the package needs. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The folders, as the lock file names them, of packages and of all that they need. Optional packages of other machines are among them.
 * Throws for a package that the lock file lacks.
 */
export function withDependencies(
  names: readonly string[],
  packages: Readonly<Record<string, LockedPackage>>,
): ReadonlySet<string> {
  const folders = new Set<string>();
  const add = (path: string) => {
    if (folders.has(path)) return;
    folders.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const name of Object.keys(dependencies ?? {})) add(folderOf(name, path, packages) ?? missing(name));
    for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies })) {
      const optional = folderOf(name, path, packages);
      if (optional) add(optional);
    }
  };
  for (const name of names) add(folderOf(name, '', packages) ?? missing(name));
  return folders;
}

/** Where Node finds a package that is imported in a folder: in the nearest node_modules, going up. */
function folderOf(name: string, from: string, packages: Readonly<Record<string, LockedPackage>>): string | undefined {
  const path = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[path]) return path;
  return from ? folderOf(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), packages) : undefined;
}

function missing(name: string): never {
  throw new Error(`The lock file lacks ${name}`);
}
