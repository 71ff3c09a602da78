import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buildChangedServer } from './built-server.ts';
import { freePort } from './free-port.ts';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The shop as a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** Everything that the process has written so far, log and errors. */
  output(): string;
  /** Sends a signal and waits until the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<Exit>;
}

const root = join(import.meta.dirname, '../..');

/** The command by which a server is started, such as `make start`, and its folder; by default the repository. */
export interface Command {
  readonly command: readonly [string, ...string[]];
  readonly folder?: string;
}

/**
 * Starts the server, the built shop unless `by` says otherwise, on the `PORT` of `env`, else on a free one, and waits until it says where it
 * listens. Throws with its output when it ends before that.
 */
export async function startServer(env: Record<string, string>, by?: Command): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const { child, exited, output } = launchServer({ ...env, PORT: port }, by);
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output().includes('The shop is open') && resolve());
  });
  const ended = await Promise.race([listening, exited]);
  if (ended) throw new Error(`The server ended with ${ended.code ?? ended.signal} before it listened:\n${output()}`);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, exited, output, stop };
}

let isBuilt = false;
function ensureBuilt(): void {
  if (!isBuilt) buildChangedServer();
  isBuilt = true;
}

const running = new Set<ChildProcess>();

/** Kills every server that still runs, as happens when a test fails halfway. */
export function killServers(): void {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL');
}
process.once('exit', killServers);

/**
 * Starts the process, in a process group of its own, without waiting for it. `env` is its whole environment, apart from PATH and HOME.
 */
export function launchServer(env: Record<string, string>, by: Command = { command: [process.execPath, 'dist/shop/main.js'] }) {
  ensureBuilt();
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const [program, ...args] = by.command;
  const child = spawn(program, args, {
    cwd: by.folder ?? root,
    env: { ...inherited, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return { child, exited: exitOf(child), output: collect(child) };
}

function exitOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Exit> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

function collect(child: ChildProcessByStdio<null, Readable, Readable>): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  return () => text;
}
