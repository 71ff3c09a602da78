import { ConfigError } from '#kernel/config-error.ts';
import { OperatorError } from '#kernel/operator-error.ts';

// For programs of a few lines, which import this first: why one was not carried out is said in a line, without places of the code.
process.on('uncaughtException', (error) => {
  const isRefusal = error instanceof ConfigError || error instanceof OperatorError;
  process.stderr.write(`Not carried out: ${isRefusal ? error.message : error.stack}\n`);
  process.exit(2);
});
