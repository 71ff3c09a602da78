import { setTimeout } from 'node:timers/promises';

const TRIES = 5;
const PAUSE = 2000;

interface Notice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a notice as gateways do: again some times when the shop does not take it. Tells by `say` what the shop answered. */
export async function sendNotice(url: string, { body, headers }: Notice, say: (line: string) => void): Promise<void> {
  const { type, payment_status: status = type } = JSON.parse(body);
  for (let tries = 1; tries <= TRIES; tries++) {
    const answer = await fetch(url, { method: 'POST', body, headers }).then(
      (response) => response.status,
      () => 'no answer',
    );
    say(`Notice: ${status}, the shop says ${answer}`);
    if (answer === 200) return;
    await setTimeout(PAUSE * tries, undefined, { ref: false });
  }
}
