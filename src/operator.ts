// Commands of the operator: `npm run operator` lists them.
import { ConfigError } from '#kernel/config-error.ts';
import { operate } from './compose/operator.ts';
import { type Config, readConfig } from './config/read-config.ts';

process.exitCode = await operate(readOrExit(), process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));

function readOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Not carried out: ${error.message}\n`);
    process.exit(2);
  }
}
