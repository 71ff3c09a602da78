import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** Waits until a program takes connections. Throws when it ends before, or when half a minute is over. */
export async function untilListening(port: number, program: ChildProcess): Promise<void> {
  const name = program.spawnargs[0];
  const end = Date.now() + PATIENCE_MS;
  while (!(await accepts(port))) {
    if (program.exitCode !== null || program.signalCode !== null) throw new Error(`${name} ended before it listened`);
    if (Date.now() > end) throw new Error(`${name} does not listen`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Ends a program and waits until it is gone; a Ctrl-C of the terminal may have ended it already. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
