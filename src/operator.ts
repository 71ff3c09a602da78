// The process that runs one command of the operator: `npm run operator` lists the commands.
import './config/oldest-node.ts';
import { ConfigError } from '#kernel/config-error.ts';
import { operate } from './compose/operator.ts';
import { type Config, readConfig } from './config/read-config.ts';

const exitCode = await operate(readOrExit(), process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
// The process is ended once all lines are written: an embedded database that could not be opened leaves a timer that never ends.
process.stdout.write('', () => process.exit(exitCode));

function readOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Not carried out: ${error.message}\n`);
    process.exit(2);
  }
}
