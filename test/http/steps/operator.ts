import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import { runCommand } from '../../../src/commands/run-command.ts';
import { COMMANDS } from '../../../src/compose/commands/index.ts';
import { lettersOf } from '../../../src/compose/ground.ts';
import type { TestShop } from '../../support/shop.ts';

/** Returns a function that runs an operator's command on the shop; it resolves to what the command writes and its exit code. */
export function operatorOf(shop: TestShop, clock: Clock) {
  return async (command: string, args: Record<string, string> = {}, operator = 'olga') => {
    const basis = { ...shop, clock, newId: randomUUID };
    const ground = {
      ...basis,
      letters: lettersOf(basis),
      seal: undefined as never,
      metrics: undefined,
      rateLimiter: undefined,
      log: shop.log,
    };
    const log = { info: () => undefined, error: () => undefined };
    const { lines, exitCode } = await runCommand(
      { commands: COMMANDS, ground, log },
      { command, args, operator },
      new AbortController().signal,
    );
    return { text: lines.join('\n'), exitCode };
  };
}

/** The id that follows a word in what a command has written; empty when there is none. */
export function idIn(text: string, before: string): string {
  return new RegExp(`${before} ([0-9a-f-]{36})`).exec(text)?.[1] ?? '';
}
