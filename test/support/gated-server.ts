import { expect } from 'vitest';
import { freshDatabase } from './fresh-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { openGate, type TcpGate } from './tcp-gate.ts';

/** A server that reaches PostgreSQL through a gate which tests can close. */
interface GatedServer {
  readonly server: ServerProcess;
  readonly gate: TcpGate;
  /** The address of the database without the gate. */
  readonly databaseUrl: string;
  /** Stops the server, which must end well, and drops the database. */
  end(): Promise<void>;
}

export async function startBehindGate(env: Record<string, string> = {}): Promise<GatedServer> {
  const database = await freshDatabase('postgres');
  const databaseUrl = database.env.DATABASE_URL ?? '';
  const url = new URL(databaseUrl);
  const gate = await openGate(url.hostname, Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(gate.port);
  const server = await startServer({ ...database.env, ...env, DATABASE_URL: url.href });
  const end = async () => {
    gate.set('open');
    const { code } = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code}`);
    gate.close();
    await database.drop();
  };
  return { server, gate, databaseUrl, end };
}

/** Polls until the server is ready: the pool notices its broken connections one by one. */
export async function untilReady({ url }: Pick<ServerProcess, 'url'>): Promise<void> {
  const readiness = async () => {
    const response = await fetch(`${url}/api/health/ready`);
    await response.text();
    return response.status;
  };
  await expect.poll(readiness, { timeout: 60_000, interval: 50 }).toBe(200);
}
