/** A code that was asked for at an instance, from its outbox, and the cookie that binds it to the browser. */
export async function askForCodeAt(url: string, contact: string, headers: Record<string, string> = {}) {
  const codeAnswer = await post(`${url}/api/auth/request-login`, { contact }, headers);
  if (codeAnswer.status !== 200) throw new Error(`No code: ${await codeAnswer.text()}`);
  const messages = await fetch(`${url}/api/sandbox/messages?to=${encodeURIComponent(contact)}`, { headers });
  const [newest] = (await messages.json()) as { text: string }[];
  return { cookie: cookiesOf(codeAnswer), code: /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '' };
}

/** Signs in at an instance with a code. `headers` go with every request. Returns the cookies of the browser. */
export async function signInAt(url: string, contact: string, headers: Record<string, string> = {}): Promise<string> {
  const { cookie, code } = await askForCodeAt(url, contact, headers);
  const verified = await post(`${url}/api/auth/verify-code`, { contact, code }, { ...headers, cookie });
  if (verified.status !== 200) throw new Error(`No sign-in: ${await verified.text()}`);
  return cookiesOf(verified);
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
}

/** The body of an answer that says what was made. */
export async function created<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** The secret in each of a browser's cookies: `token` of `session=token`. */
export function secretsIn(cookies: string): string[] {
  return cookies.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return sentBack(answer.headers.getSetCookie());
}

/** What a browser sends back of the headers `Set-Cookie`; an empty cookie is deleted. */
export function sentBack(setCookies: readonly string[]): string {
  const pairs = setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}
