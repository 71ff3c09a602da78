import { join } from 'node:path';
import { expect } from '@playwright/test';
import { askShop } from '../../../src/commands/ask-shop.ts';
import type { RunningShop } from './shop-test.ts';

/** Runs a command of the operator's beside the running shop, and returns what it prints. */
export async function operate(
  { folder }: Pick<RunningShop, 'folder'>,
  command: string,
  args: Readonly<Record<string, string>>,
): Promise<string> {
  const lines: string[] = [];
  const exitCode = await askShop(join(folder, 'operator.sock'), { command, args, operator: 'olga' }, (line) => lines.push(line));
  const printed = lines.join('\n');
  expect(exitCode, printed).toBe(0);
  return printed;
}
