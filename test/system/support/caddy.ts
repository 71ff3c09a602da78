import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { endProgram, untilListening } from '../../support/until-listening.ts';

/** Caddy as its file in `docker` sets it up, with certificates of an authority of its own. */
export interface Caddy {
  readonly url: string;
  /** The certificate of its authority, as PEM. */
  readonly authority: string;
  stop(): Promise<void>;
}

/** Starts Caddy on `port` in front of instances, such as `127.0.0.1:3001`; with `cache`, the address of a cache for the reads. */
export async function startCaddy(port: number, shops: readonly string[], cache?: string): Promise<Caddy> {
  const home = await mkdtemp(join(tmpdir(), 'shop-caddy-'));
  const settings = {
    SITE: 'localhost',
    TLS: 'internal',
    SHOPS: shops.join(' '),
    HTTP_PORT: `${await freePort()}`,
    HTTPS_PORT: `${port}`,
    CACHE: cache ?? '',
  };
  const args = ['run', '--config', cache ? 'docker/shared-cache/Caddyfile' : 'docker/Caddyfile', '--adapter', 'caddyfile'];
  const child = spawn('caddy', args, {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ...settings },
  });
  await untilListening(port, child);
  return {
    url: `https://localhost:${port}`,
    authority: await readFile(join(home, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    async stop() {
      await endProgram(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}
