import { JSDOM } from 'jsdom';

/** What a command of curl sends. */
export interface CurlRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

type Send = (request: CurlRequest) => Promise<unknown>;

/** A word of a command: bare, or in quotes of either kind, in which a `$(…)` may stand. */
const WORD = /(?:'[^']*'|"(?:\$\([^)]*\)|[^"])*"|[^\s'"])+/g;

/**
 * A shell that knows no more than the samples of the guide: assignments, calls by curl, and jq that shows an answer or picks a field of
 * it. Any other line fails. Values stay from one sample to the next.
 */
export function tinyShell(send: Send) {
  const values = new Map<string, string>();
  const expand = (text: string) => text.replace(/\$([A-Z]+)/g, (_, name) => values.get(name) ?? '');
  const word = (text: string) =>
    text.replace(/'([^']*)'|"((?:\$\([^)]*\)|[^"])*)"|([^'"]+)/g, (_, literal, quoted, bare) =>
      literal === undefined ? expand((quoted ?? bare).replace(/\$\(.*?\)-\$RANDOM/, crypto.randomUUID())) : literal,
    );

  const curl = (command: string) => send(requestOf((command.match(WORD) ?? []).map(word)));
  const answer = () => JSON.parse(values.get('ANSWER') ?? '{}');

  const commands: readonly (readonly [RegExp, (name: string, value: string) => unknown])[] = [
    [/^([A-Z]+)=\$\(echo "\$ANSWER" \| jq -r \.(\w+)\)$/, (name, field) => void values.set(name, String(answer()[field]))],
    [/^(ANSWER)=\$\((curl .*)\)$/, async (name, command) => void values.set(name, JSON.stringify(await curl(command)))],
    [/^(curl) (.*) \| jq$/, (_, command) => curl(command)],
    [/^echo "\$ANSWER" \| jq$/, answer],
    [
      /^(DAY)=\$\(jq -nr 'now \+ (\d+) \| strftime\("%Y-%m-%d"\)'\)$/,
      (name, seconds) => void values.set(name, dayAfter(Number(seconds))),
    ],
    [/^([A-Z]+)=([\w:/.-]+)$/, (name, value) => void values.set(name, value)],
  ];

  function line(text: string): unknown {
    for (const [form, act] of commands) {
      const [found, name = '', value = ''] = form.exec(text) ?? [];
      if (found) return act(name, value);
    }
    throw new Error(`This shell does not know: ${text}`);
  }

  return {
    set: (name: string, value: string) => void values.set(name, value),
    /** Runs a sample line by line; resolves to what it shows last. */
    async run(sample: string): Promise<unknown> {
      let shown: unknown;
      for (const text of sample.replaceAll(/ \\\n\s*/g, ' ').split('\n')) if (text) shown = (await line(text)) ?? shown;
      return shown;
    },
  };
}

/** The day (UTC) that it will be after so many seconds, as YYYY-MM-DD. */
const dayAfter = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().slice(0, 10);

/** The request that the words of a command of curl describe. */
function requestOf(words: readonly string[]): CurlRequest {
  const valuesOf = (name: string) => words.flatMap((option, place) => (option === name ? [words[place + 1] ?? ''] : []));
  const [payload] = valuesOf('-d');
  const [method = payload === undefined ? 'GET' : 'POST'] = valuesOf('-X') as CurlRequest['method'][];
  const headers = valuesOf('-H').map((text) => text.split(/: (.*)/));
  return {
    method,
    url: words.find((text) => /^https?:/.test(text)) ?? '',
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    ...(payload === undefined ? {} : { payload }),
  };
}

/** The samples of a kind on a page of the guide, in their order. */
export function samplesOf(html: string, kind: 'curl' | 'TypeScript' | 'Python' | 'PHP' | 'Node'): string[] {
  const codes = [...new JSDOM(html).window.document.querySelectorAll('summary + pre > code')];
  const kindOf = (code: Element) => code.parentElement?.previousElementSibling?.textContent;
  return codes.filter((code) => kindOf(code) === kind).map(({ textContent }) => textContent ?? '');
}
