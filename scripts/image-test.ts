// `make image-test`: builds the image as its Dockerfile says, by Debian's buildah and without a registry, looks at what is in it, and runs it.
// The base is made of Debian's packages and the lockfile's Node, once. `--small` compares the Dockerfile with the lockfile alone.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createEnds } from '../test/support/ends.ts';
import { startSurroundings } from '../test/system/support/surroundings.ts';
import { ensurePackages } from './debian-packages.ts';
import { makeBase, readBase } from './image/base.ts';
import { buildah, buildImage, runIn } from './image/buildah.ts';
import { makeContext } from './image/context.ts';
import { runOnce } from './image/life.ts';
import { lookAtFiles, saysSecret, settingsOf } from './image/look.ts';

const IMAGE = 'localhost/vedic-rituals-shop:image-test';
const MOST_MEGABYTES = 122;
const MOST_SECONDS_TO_STOP = 10;
/** So many faults of files are told; more of them say nothing new. */
const MOST_SHOWN = 20;
const ends = createEnds();
const faults: string[] = [];

const base = readBase();
console.log(`The image builds on ${base.tag}, whose Node is that of the lockfile`);
if (!process.argv.includes('--small'))
  try {
    await tryImage();
  } finally {
    await ends.all();
  }
for (const fault of faults) console.error(`Wrong: ${fault}`);
if (faults.length === 0) console.log('No fault was found');
process.exit(faults.length > 0 ? 1 : 0);

function expectThat(isSo: boolean, fault: string): void {
  if (!isSo) faults.push(fault);
}

async function tryImage(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('Only root builds an image without a registry.');
  ensurePackages({ buildah: '/usr/bin/buildah', debootstrap: '/usr/sbin/debootstrap' });
  makeBase(base);
  const context = ends.add(makeContext(), (folder) => rmSync(folder, { recursive: true, force: true }));
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  buildImage(context, IMAGE, cache);
  ends.add(IMAGE, (image) => buildah(['rmi', '--force', image]));
  const container = ends.add(buildah(['from', '--pull-never', IMAGE]), (each) => buildah(['rm', each]));

  const settings = settingsOf(IMAGE);
  expectThat(settings.User === 'node', `the shop runs as ${settings.User}`);
  expectThat(settings.Env.includes('SHOP_MODE=production'), 'the mode is not production');
  expectThat(settings.StopSignal === 'SIGTERM', `the image is stopped by ${settings.StopSignal}`);
  expectThat(!saysSecret(IMAGE), 'the image tells a secret');

  const folder = `${buildah(['mount', container])}${settings.WorkingDir}`;
  const { megabytes, files, faults: faultsOfFiles } = lookAtFiles(folder);
  faults.push(...faultsOfFiles.slice(0, MOST_SHOWN));
  expectThat(megabytes <= MOST_MEGABYTES, `it adds ${megabytes.toFixed(1)} MB to its base, and ${MOST_MEGABYTES} are the most`);
  console.log(`It adds ${megabytes.toFixed(1)} MB in ${files} files to its base (${MOST_MEGABYTES} at most)`);

  const write = `touch ${settings.WorkingDir}/dist/shop/x || touch ${settings.WorkingDir}/x || touch /usr/local/bin/node`;
  const written = runIn(container, ['sh', '-c', `(${write}) 2>/dev/null && echo written || id -u`]);
  expectThat(written === '1000', `its user can change it: ${written}`);

  const around = ends.add(await startSurroundings({ withCaddy: false }), (each) => each.stop());
  const life = await runOnce(container, settings, around);
  expectThat(life.user === 1000, `its process belongs to ${life.user}`);
  expectThat(life.pageStatus === 200, `its first page is answered with ${life.pageStatus}`);
  expectThat(life.healthWhileRunning === 0, `its health check ends with ${life.healthWhileRunning} while it is well`);
  expectThat(life.healthAfterwards !== 0, 'its health check ends with 0 when nobody answers');
  expectThat(life.exitCode === 0 && life.secondsToStop < MOST_SECONDS_TO_STOP, `SIGTERM ends it with ${life.exitCode}`);
  console.log(
    `As user ${life.user} it is ready after ${life.secondsToReady.toFixed(1)} s; SIGTERM ends it with ${life.exitCode} after ${life.secondsToStop.toFixed(1)} s`,
  );
}
