/** What a sample call is made of; the values are the contract's own examples. */
export interface SampleCall {
  readonly method: string;
  /** With its path parameters filled in. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly needsCredentials: boolean;
  /** Credentials are then the key of a program, otherwise the cookie of a session. */
  readonly takesKey?: boolean;
  /** Undefined without a body. */
  readonly body: unknown;
}

/** The call as a command of curl, for a shell. */
export function curlSample(origin: string, call: SampleCall): string {
  const { method, headers, needsCredentials, takesKey, body } = call;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(addressOf(origin, call))}`,
    ...(needsCredentials ? [takesKey ? '-H "Authorization: Bearer $KEY"' : '-b jar'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The whole address of a call. */
export function addressOf(origin: string, { path, query }: Pick<SampleCall, 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${origin}${path}?${search}` : origin + path;
}

/** A text as one word of a shell, which reads nothing else into it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
