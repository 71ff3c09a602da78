import { createTransport } from 'nodemailer';
import { DeliveryFailure, type Transport } from '#kernel/messages.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** A mailbox: `Vedic Rituals <shop@example.com>` or an address alone. */
  readonly from: string;
  /** Refuses a server that offers no encryption. */
  readonly requireTls: boolean;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Sends mail over SMTP. A message keeps its Message-ID however often it is tried, so that receivers can tell a duplicate. */
export function createSmtpTransport({ url, from, requireTls }: SmtpOptions): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const server = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: requireTls && !isSecure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ...TIMEOUTS,
    // Messages are text of our own: nothing is fetched, no file is read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? hostname;
  return async ({ id, to, subject, text, html, language }) => {
    try {
      await server.sendMail({
        from,
        // As an object the address cannot be read as a list of several.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      });
    } catch (error) {
      throw toFailure(error as { code?: string; responseCode?: number; command?: string });
    }
  };
}

/** A 5xx answer to the message itself is final; 421 and everything without an answer means that the server is not there for us. */
function toFailure({
  code = 'ESMTP',
  responseCode,
  command,
}: {
  code?: string;
  responseCode?: number;
  command?: string;
}): DeliveryFailure {
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE' || command === 'DATA';
  if (!isAboutMessage || responseCode === undefined || responseCode === 421) return new DeliveryFailure('unreachable', code);
  return new DeliveryFailure(responseCode >= 500 ? 'never' : 'later', `${responseCode}`);
}
