import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Surroundings } from '../../test/system/support/surroundings.ts';
import { childrenOf } from '../processes.ts';
import { until } from '../until.ts';
import { runIn, startIn } from './buildah.ts';
import type { Settings } from './look.ts';

const SECONDS = 60;

/**
 * Runs the image's command in production mode, and ends it by the signal that the image names. Returns what was seen: the user of the process
 * in the container, and the exit codes of its own health check, while it ran and afterwards, among it.
 */
export async function runOnce(container: string, image: Settings, around: Surroundings) {
  const port = around.ports[0];
  // Only this machine is to reach it. The certificate of the database's authority is read where it is.
  const settings: Record<string, string> = { ...around.settings(port), LISTEN_HOST: '127.0.0.1' };
  const folder = dirname(settings.NODE_EXTRA_CA_CERTS ?? '');
  const options = [
    '--volume',
    `${folder}:${folder}:ro`,
    ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
  ];
  const began = performance.now();
  const shop = startIn(container, image.Cmd, options);
  const exited = once(shop, 'exit') as Promise<[number | null]>;
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    const check = () => healthOf(container, image, port);
    const hasEnded = () => shop.exitCode !== null;
    await until(async () => hasEnded() || (await isReady(port)), SECONDS, 'It does not get ready').catch((cause) => {
      throw new Error(`The shop of the image wrote:\n${output}`, { cause });
    });
    if (hasEnded()) throw new Error(`The shop of the image ended before it was ready:\n${output}`);
    const secondsToReady = (performance.now() - began) / 1000;
    const pid = shopBelow(shop.pid ?? 0);
    const user = Number(/^Uid:\t\d+\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    const healthWhileRunning = check();
    const { status: pageStatus } = await fetch(`http://127.0.0.1:${port}/ru`);
    const asked = performance.now();
    process.kill(pid, image.StopSignal as NodeJS.Signals);
    const [exitCode] = await exited;
    const secondsToStop = (performance.now() - asked) / 1000;
    return { secondsToReady, user, healthWhileRunning, healthAfterwards: check(), pageStatus, exitCode, secondsToStop };
  } finally {
    const left = shop.exitCode === null ? shopBelow(shop.pid ?? 0) : 0;
    if (left) process.kill(left, 'SIGKILL');
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The exit code of the image's own health check. */
function healthOf(container: string, { Healthcheck }: Settings, port: number): number {
  const [, ...command] = Healthcheck?.Test ?? [];
  try {
    runIn(container, command, [`--env=PORT=${port}`]);
    return 0;
  } catch (error) {
    return (error as { status?: number }).status ?? -1;
  }
}

/** The process of Node below that of buildah; 0 when there is none. */
function shopBelow(pid: number): number {
  for (const child of childrenOf(pid)) {
    const command = readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0');
    if (command.includes('dist/shop/main.js') && !command.some((part) => part.startsWith('buildah'))) return child;
    const below = shopBelow(child);
    if (below) return below;
  }
  return 0;
}
