/** A caught letter, as a person reads it. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Reads a mail of the shop: its subject, and its first part, which is plain text. */
export function readMail({ to, raw }: { readonly to: readonly string[]; readonly raw: string }): Letter {
  const subject = headerOf(raw, 'Subject').replace(/=\?utf-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, form: string, text: string) =>
    form.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : decodeQuoted(text.replaceAll('_', ' ')),
  );
  return { to: to.join(', '), subject, text: textOf(raw) };
}

/** The text of a mail, or of the first of its parts, and so on until one has no parts of its own. */
function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  const boundary = /boundary="?([^";\r\n]+)"?/.exec(headerOf(raw, 'Content-Type'))?.[1];
  if (boundary) return textOf(body.split(`--${boundary}`)[1]?.trimStart() ?? '');
  const encoding = headerOf(raw, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body;
}

/** A header with its continued lines as one; empty without it. */
function headerOf(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

function decodeQuoted(text: string): string {
  const latin = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(latin, 'latin1').toString('utf8');
}
