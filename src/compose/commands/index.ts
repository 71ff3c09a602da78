import type { Command } from '../../commands/command.ts';
import type { Ground } from '../ground.ts';
import { verifyLedger } from './verify-ledger.ts';

/** Every command of the operator: one file each, listed here. */
export const COMMANDS: readonly Command<Ground>[] = [verifyLedger];
