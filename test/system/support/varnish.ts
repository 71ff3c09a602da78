import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { endProgram, untilListening } from '../../support/until-listening.ts';

/** Varnish as `docker/shared-cache` sets it up. */
export interface Varnish {
  /** Such as `127.0.0.1:6081`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts Varnish in front of two instances, by their ports on this machine. */
export async function startVarnish([one, other]: readonly [number, number]): Promise<Varnish> {
  const home = await mkdtemp(join(tmpdir(), 'shop-varnish-'));
  await cp('docker/shared-cache', home, { recursive: true });
  const shops = await readFile(join(home, 'shops.vcl'), 'utf8');
  const inDocker = (name: string) => `.host = "${name}";\n\t.port = "3000";`;
  const here = (port: number) => `.host = "127.0.0.1";\n\t.port = "${port}";`;
  const moved = shops.replace(inDocker('shop-one'), here(one)).replace(inDocker('shop-two'), here(other));
  await writeFile(join(home, 'shops.vcl'), moved);

  const port = await freePort();
  const listen = ['-a', `127.0.0.1:${port}`, '-T', 'none', '-n', join(home, 'work')];
  // In the order of docs/deploy.md: `-f` finds a file in the folders of the `-p` before it.
  const args = ['-F', '-j', 'none', ...listen, '-p', `vcl_path=${home}`, '-f', 'varnish.vcl', '-s', 'malloc,64m'];
  const child = spawn('/usr/sbin/varnishd', args, { stdio: 'ignore' });
  await untilListening(port, child);
  return {
    address: `127.0.0.1:${port}`,
    async stop() {
      await endProgram(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}
