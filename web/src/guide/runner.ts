import { verifyWebhook } from '../../../packages/client/src/webhooks.ts';
import { type Call, pathOf, requestOf, valuesNeededBy } from './call.ts';

/** What a button runs: its call, and others around it. */
export interface Run {
  readonly call: Call;
  /** Called next, until one is refused. */
  readonly more: readonly Call[];
  /** Names of steps whose own calls, without those around them, run before this one, and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** An answer as the page shows it. */
interface ShownAnswer {
  /** Method and path. */
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

interface Browser {
  readonly fetch: typeof fetch;
  readonly language: string;
  /** A day of the shop to come, YYYY-MM-DD, for the value `DAY`. */
  readonly day: string;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly words: VerdictWords;
}

/** What the page says of a webhook whose signature is right, and of any other. */
type VerdictWords = Readonly<Record<'verified' | 'unverified', string>>;

/** How often a step asks for the sandbox's inbox while it is empty, and the pause between. */
const MOST_LOOKS = 10;
const LOOK_EVERY_MS = 1000;

/** Runs the steps of the guide. The values that their answers bring stay until another key is made, or the page is left. */
export function createRunner(runs: ReadonlyMap<string, Run>, browser: Browser) {
  const values = new Map([['DAY', browser.day]]);
  /** The steps run one after the other: two at once would each make what both need, such as a key. */
  let last: Promise<unknown> = Promise.resolve();

  function runOf(step: string): Run {
    const run = runs.get(step);
    if (!run) throw new Error(`No step ${step}`);
    return run;
  }

  async function runStep({ call, more, before, after }: Run): Promise<ShownAnswer[]> {
    for (const step of before) await callNeededStep(step);
    const shown = [await answerTo(call)];
    for (const next of more) {
      if (shown.some(isRefused)) break;
      shown.push(await answerTo(next));
    }
    for (const step of after) shown.push(await answerTo(runOf(step).call));
    return shown;
  }

  /** Calls a step that another one needs. When it is refused, the reader must see that refusal instead of the other step. */
  async function callNeededStep(step: string): Promise<void> {
    const answer = await answerTo(runOf(step).call);
    if (isRefused(answer)) throw new NeededStepRefused(answer);
  }

  async function answerTo(call: Call): Promise<ShownAnswer> {
    const answer = call.verifies ? await askUntilWebhooksCame(call) : await send(call);
    const text = JSON.stringify(answer.body, null, 2);
    const items = call.verifies && !isRefused(answer) ? itemsOf(answer.body) : [];
    const verdicts = await verdictsOn(items, values.get('SECRET') ?? '', browser.words);
    return { call: answer.call, status: answer.status, text: verdicts + text };
  }

  async function askUntilWebhooksCame(call: Call): Promise<Answer> {
    let answer = await send(call);
    for (let looks = 1; looks < MOST_LOOKS && !isRefused(answer) && itemsOf(answer.body).length === 0; looks += 1) {
      await browser.wait(LOOK_EVERY_MS);
      answer = await send(call);
    }
    return answer;
  }

  /** Sends a call, and before it the steps that bring its values, if nobody has run them yet. Keeps what the answer brings. */
  async function send(call: Call): Promise<Answer> {
    for (const name of valuesNeededBy(call)) {
      if (!values.has(name)) await callStepThatBrings(name);
    }
    const path = pathOf(call, values);
    const response = await browser.fetch(path, requestOf(call, values, browser.language));
    const body: Readonly<Record<string, unknown>> = await response.json();
    if (response.ok) {
      if ('KEY' in call.keeps) forgetAnswers();
      for (const [name, field] of Object.entries(call.keeps)) values.set(name, String(body[field] ?? ''));
    }
    return { call: `${call.method} ${path}`, status: response.status, body };
  }

  /** Each key belongs to a partner of its own, whom no order and no webhook of another is shown: they are made anew. */
  function forgetAnswers(): void {
    for (const { call } of runs.values()) for (const name of Object.keys(call.keeps)) values.delete(name);
  }

  async function callStepThatBrings(name: string): Promise<void> {
    for (const [step, { call }] of runs) {
      if (name in call.keeps) return callNeededStep(step);
    }
  }

  async function runChosen(step: string, chosen: Readonly<Record<string, string>>): Promise<ShownAnswer[]> {
    for (const [name, value] of Object.entries(chosen)) values.set(name, value);
    try {
      return await runStep(runOf(step));
    } catch (error) {
      if (error instanceof NeededStepRefused) return [error.answer];
      throw error;
    }
  }

  return {
    /** Runs a step with the values that somebody has chosen. Returns the answers to show, in order. Rejects without an answer in JSON. */
    run(step: string, chosen: Readonly<Record<string, string>>): Promise<ShownAnswer[]> {
      const answers = last.then(() => runChosen(step, chosen));
      last = answers.catch(() => undefined);
      return answers;
    },
  };
}

class NeededStepRefused extends Error {
  readonly answer: ShownAnswer;

  constructor(answer: ShownAnswer) {
    super(answer.call);
    this.answer = answer;
  }
}

/** An answer as it came. */
interface Answer {
  /** Method and path. */
  readonly call: string;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

function isRefused({ status }: { readonly status: number }): boolean {
  return status >= 400;
}

/** A webhook in an inbox of the sandbox. */
interface ReceivedWebhook {
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function itemsOf(inbox: Answer['body']): readonly ReceivedWebhook[] {
  return inbox.items as ReceivedWebhook[];
}

/** A line for each webhook, which says whether its signature is right, and an empty line below them. */
async function verdictsOn(webhooks: readonly ReceivedWebhook[], secret: string, words: VerdictWords): Promise<string> {
  const lines = webhooks.map(async ({ at, headers, body }) => {
    // By the clock of its arrival: a signature counts for minutes, and an inbox may be looked at later.
    const event = await verifyWebhook({ body, headers, secrets: secret, now: Date.parse(at) }).catch(() => undefined);
    const verdict = event ? `${words.verified}: ${event.type}` : words.unverified;
    return `${verdict} (${headers['webhook-id']})\n`;
  });
  return lines.length > 0 ? `${(await Promise.all(lines)).join('')}\n` : '';
}
