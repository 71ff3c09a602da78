// Looks at every line and seal of the ledger, and names the first that is not as the shop wrote it.
import { verifyLedger } from '../src/compose/verify-ledger.ts';
import { readConfig } from '../src/config/read-config.ts';

const { text, exitCode } = await verifyLedger(readConfig());
console.log(text);
process.exitCode = exitCode;
