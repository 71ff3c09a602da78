import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import { chooseEncoding } from '../answers/ready-text.ts';

export interface BuiltFile {
  readonly bytes: Uint8Array;
  /** Whether brotli has packed the bytes. */
  readonly isPacked: boolean;
}

/** What browsers load of the last two builds, where all instances find it. */
export interface WebBuilds {
  /** Notes that an instance of a build starts. False when its files are not there. */
  noteStart(build: string): Promise<boolean>;
  keep(build: string, files: ReadonlyMap<string, BuiltFile>): Promise<void>;
  /** The names of all files that are there. */
  names(): Promise<ReadonlySet<string>>;
  find(name: string): Promise<BuiltFile | undefined>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
const unpack = promisify(brotliDecompress);
/**
 * The least time between two questions for new names, because strangers may ask for any name. A new build shares its files longer than that
 * before it serves a page, so whoever has its page finds them.
 */
const NAMES_MILLISECONDS = 200;

/** The files of a build, whose names hold a hash of what is in them; beside most stands what brotli has made of it. */
export async function filesOfBuild(clientFolder: string) {
  const all = new Set(await readdir(join(clientFolder, 'assets')));
  return {
    names: new Set([...all].filter((name) => !/\.(br|gz|map)$/.test(name))),
    isPacked: (name: string) => all.has(`${name}.br`),
  };
}

/** Brings the files of this build to where the instances of another build find them, unless they are there. */
export async function shareBuild(clientFolder: string, builds: WebBuilds): Promise<void> {
  const { names, isPacked } = await filesOfBuild(clientFolder);
  const build = createHash('sha256')
    .update([...names].toSorted().join('\n'))
    .digest('hex');
  if (await builds.noteStart(build)) return;
  const read = async (name: string): Promise<[string, BuiltFile]> => {
    const bytes = await readFile(join(clientFolder, 'assets', isPacked(name) ? `${name}.br` : name));
    return [name, { bytes, isPacked: isPacked(name) }];
  };
  await builds.keep(build, new Map(await Promise.all([...names].map(read))));
}

/** Makes what finds files of other builds. For a name that is not among the known names, these are read again. */
export function createFindBuilt(builds: Pick<WebBuilds, 'names' | 'find'>, clock: Clock) {
  let reading: Promise<ReadonlySet<string>> | undefined;
  let readAt = 0;
  return async (name: string): Promise<BuiltFile | undefined> => {
    // Who waited for names that could not be read is told below.
    if ((await reading?.catch(() => undefined))?.has(name)) return builds.find(name);
    const now = clock().getTime();
    if (!reading || now - readAt >= NAMES_MILLISECONDS) {
      readAt = now;
      reading = builds.names();
    }
    return (await reading).has(name) ? builds.find(name) : undefined;
  };
}

/** Sends a file of another build as its own instances do. */
export async function sendBuilt(request: FastifyRequest, reply: FastifyReply, name: string, { bytes, isPacked }: BuiltFile) {
  reply.type(TYPES[extname(name)] ?? 'application/octet-stream');
  if (!isPacked) return reply.send(Buffer.from(bytes));
  reply.header('vary', 'Accept-Encoding');
  if (chooseEncoding(request.headers['accept-encoding']) !== 'br') return reply.send(await unpack(bytes));
  return reply.header('content-encoding', 'br').send(Buffer.from(bytes));
}
