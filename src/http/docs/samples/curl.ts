/** What a sample call is made of; the values are the contract's own examples. */
export interface SampleCall {
  readonly method: string;
  /** With its path parameters filled in. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly needsSession: boolean;
  /** A program's key is sent in place of a session. */
  readonly takesKey?: boolean;
  /** Undefined without a body. */
  readonly body: unknown;
}

/** The call as a command of curl, for a shell. */
export function curlSample(origin: string, { method, path, query, headers, needsSession, takesKey, body }: SampleCall): string {
  const search = new URLSearchParams(query).toString();
  const url = `${origin}${path}${search && `?${search}`}`;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(needsSession ? [takesKey ? '-H "Authorization: Bearer $KEY"' : '-b jar'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** A word of a shell that means nothing but itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
