import { verifyWebhook } from '../../../packages/client/src/webhooks.ts';

/** A call as the page of the guide holds it: `$NAME` stands for a value of an earlier answer, a text `#NAME` for a number. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly by: 'key' | 'sandbox' | 'nothing';
  readonly isIdempotent?: true;
  readonly body?: object;
  readonly keeps: Readonly<Record<string, string>>;
  /** Ask until webhooks have come, and verify each with the value `SECRET`. */
  readonly verifies?: true;
}

/** What a button runs: its calls, and whole steps before and after. */
export interface Run {
  readonly call: Call;
  /** Called next, until something is refused. */
  readonly more: readonly Call[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** An answer as the page shows it. */
export interface Shown {
  /** Method and address. */
  readonly call: string;
  readonly status: number;
  readonly text: string;
}

/** A step that another one needs was refused. */
class Refused extends Error {
  readonly shown: Shown;

  constructor(shown: Shown) {
    super(shown.call);
    this.shown = shown;
  }
}

interface Browser {
  readonly fetch: typeof fetch;
  readonly language: string;
  /** A day of the shop to come, YYYY-MM-DD, for the value `DAY`. */
  readonly day: string;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly words: Readonly<Record<'verified' | 'unverified', string>>;
}

/** What comes to an inbox of the sandbox. */
interface Received {
  readonly at: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** So often an empty inbox is looked at, with a second between. */
const MOST_LOOKS = 10;

const VALUES = /[$#]([A-Z]+)/g;

/** Runs the steps of the guide; the values that their answers bring stay until the page is left. */
export function createRunner(runs: ReadonlyMap<string, Run>, { fetch: send, language, day, wait, words }: Browser) {
  const values = new Map([['DAY', day]]);

  /** Runs the steps whose answers bring what a call needs, if nobody has run them yet. */
  async function fetchMissing({ path, by, body, verifies }: Call): Promise<void> {
    const needed = [...`${path} ${JSON.stringify(body ?? '')}`.matchAll(VALUES)].map(([, name = '']) => name);
    const secret = verifies ? ['SECRET'] : [];
    for (const name of by === 'key' ? ['KEY', ...needed] : [...secret, ...needed]) {
      if (values.has(name)) continue;
      const [step] = [...runs].find(([, { call }]) => name in call.keeps) ?? [];
      if (step) await succeed(step);
    }
  }

  /** Calls what another step needs; its refusal is what the reader must see then. */
  async function succeed(step: string): Promise<void> {
    const shown = await callOf(step);
    if (shown.status >= 400) throw new Refused(shown);
  }

  async function callOf(step: string): Promise<Shown> {
    const call = runs.get(step)?.call;
    if (!call) throw new Error(`No step ${step}`);
    return answerTo(call);
  }

  async function answerTo(call: Call): Promise<Shown> {
    await fetchMissing(call);
    const address = call.path.replace(VALUES, (_, name) => encodeURIComponent(values.get(name) ?? ''));
    const response = await send(address, requestOf(call));
    const answer: unknown = await response.json();
    if (response.ok)
      for (const [name, field] of Object.entries(call.keeps))
        values.set(name, String((answer as Record<string, unknown>)[field]));
    const shown = { call: `${call.method} ${address}`, status: response.status, text: JSON.stringify(answer, null, 2) };
    if (!call.verifies || !response.ok) return shown;
    return { ...shown, text: `${await verdictsOf((answer as { items: Received[] }).items)}${shown.text}` };
  }

  /** A line for each webhook that came: whether its signature is right. */
  async function verdictsOf(items: readonly Received[]): Promise<string> {
    const lines = items.map(async ({ at, headers, body }) => {
      const secrets = values.get('SECRET') ?? '';
      const event = await verifyWebhook({ body, headers, secrets, now: Date.parse(at) }).catch(() => undefined);
      return `${event ? `${words.verified}: ${event.type}` : words.unverified} (${headers['webhook-id']})\n`;
    });
    return (await Promise.all(lines)).join('').concat(items.length > 0 ? '\n' : '');
  }

  async function untilSomethingCame(step: string): Promise<Shown> {
    let shown = await callOf(step);
    for (let looks = 1; looks < MOST_LOOKS && /"items": \[\]/.test(shown.text); looks += 1) {
      await wait(1000);
      shown = await callOf(step);
    }
    return shown;
  }

  function requestOf({ method, by, isIdempotent, body }: Call): RequestInit {
    const headers = {
      'Accept-Language': language,
      ...(by === 'key' && { Authorization: `Bearer ${values.get('KEY')}` }),
      ...(isIdempotent && { 'Idempotency-Key': crypto.randomUUID() }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    // A key beside a session is refused; the sandbox knows its visitor by a cookie.
    return { method, headers, credentials: by === 'sandbox' ? 'same-origin' : 'omit', ...(body && { body: bodyOf(body) }) };
  }

  function bodyOf(body: object): string {
    return JSON.stringify(body)
      .replace(/"#([A-Z]+)"/g, (_, name) => String(Number(values.get(name))))
      .replace(/\$([A-Z]+)/g, (_, name) => JSON.stringify(values.get(name) ?? '').slice(1, -1));
  }

  async function inTurn(step: string): Promise<Shown[]> {
    const { more = [], before = [], after = [] } = runs.get(step) ?? {};
    for (const earlier of before) await succeed(earlier);
    const shown = [await (runs.get(step)?.call.verifies ? untilSomethingCame(step) : callOf(step))];
    for (const next of more) if (shown.every(({ status }) => status < 400)) shown.push(await answerTo(next));
    for (const later of after) shown.push(await callOf(later));
    return shown;
  }

  return {
    /** Runs a step with what somebody has chosen; the answers that belong to it, in their order. Rejects when no answer comes. */
    async run(step: string, chosen: Readonly<Record<string, string>>): Promise<Shown[]> {
      for (const [name, value] of Object.entries(chosen)) values.set(name, value);
      try {
        return await inTurn(step);
      } catch (error) {
        if (error instanceof Refused) return [error.shown];
        throw error;
      }
    },
  };
}
