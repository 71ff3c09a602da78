import { setTimeout } from 'node:timers/promises';
import type { Notice } from './stand-in-server.ts';

const MOST_TRIES = 5;
/** After the first try; longer after each further one. */
const PAUSE_MS = 2000;

/** Sends a notice as gateways do: until the shop takes it, `MOST_TRIES` times at most. `say` gets a line about each answer. */
export async function sendNotice(url: string, { body, headers }: Notice, say: (line: string) => void): Promise<void> {
  // NOWPayments names a status, the others a type.
  const { type, payment_status: status = type } = JSON.parse(body);
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { method: 'POST', body, headers }).then(
      (response) => response.status,
      () => 'no answer',
    );
    say(`Notice: ${status}, the shop says ${answer}`);
    if (answer === 200 || tries === MOST_TRIES) return;
    await setTimeout(PAUSE_MS * tries, undefined, { ref: false });
  }
}
