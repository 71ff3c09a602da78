import { composeShop, type Shop } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

const DRAIN_MILLISECONDS = 10_000;

const config = readOrExit();
const shop = await composeShop(config).catch(exitWith);
await shop.start().catch(exitWith);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(shop));
process.stdout.write(welcome(config));

function readOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return exitWith(error);
    throw error;
  }
}

/** Says in one line why the shop does not start. */
function exitWith(error: unknown): never {
  process.stderr.write(`The shop does not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Lets requests under way end, then lets go of the database; gives up after ten seconds. */
async function stop(running: Shop): Promise<void> {
  setTimeout(() => process.exit(1), DRAIN_MILLISECONDS).unref();
  await running.close();
  process.exit(0);
}

function welcome({ publicUrl, isSandbox }: Config): string {
  const lines = [`The shop is open: ${publicUrl}`];
  if (isSandbox) {
    lines.push(
      'Sandbox mode: no money moves.',
      `  Pay with play money   ${publicUrl}/ptest22`,
      `  Mail that was sent    ${publicUrl}/pdebug22`,
      `  API for partners      ${publicUrl}/docs`,
    );
  }
  return `\n${lines.join('\n')}\n\n`;
}
