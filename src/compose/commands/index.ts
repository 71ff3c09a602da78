import type { Command } from '../../commands/command.ts';
import type { Config } from '../../config/read-config.ts';
import type { Ground } from '../ground.ts';
import { admin } from './admin.ts';
import { apiKey } from './api-key.ts';
import { backup } from './backup.ts';
import { CONTENT_COMMANDS } from './content-files.ts';
import { REFUND_COMMANDS } from './refunds.ts';
import { restore } from './restore.ts';
import { REVIEW_COMMANDS } from './reviews.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Every command of the operator but those that open the database in their own way. */
export const COMMANDS: readonly Command<Ground>[] = [
  admin,
  apiKey,
  verifyLedger,
  backup,
  ...REVIEW_COMMANDS,
  ...REFUND_COMMANDS,
  ...CONTENT_COMMANDS,
];

/** Commands that open the database in their own way, and refuse to run beside a shop. */
export const COMMANDS_WITHOUT_SHOP: readonly Command<Config>[] = [restore];
