import type { Command } from '../../commands/command.ts';
import type { Ground } from '../ground.ts';
import { REFUND_COMMANDS } from './refunds.ts';
import { REVIEW_COMMANDS } from './reviews.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Every command of the operator: by what they are about, listed here. */
export const COMMANDS: readonly Command<Ground>[] = [verifyLedger, ...REVIEW_COMMANDS, ...REFUND_COMMANDS];
