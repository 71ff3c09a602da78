import { createTransport } from 'nodemailer';
import { DeliveryFailure, type Transport } from '#kernel/messages.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  /** A mailbox: `Vedic Rituals <shop@example.com>` or an address alone. */
  readonly from: string;
  /** Refuses a server that offers no encryption. */
  readonly requireTls: boolean;
  readonly patience?: Patience;
}

/** How long a server may take, in milliseconds: to be reached and greet, to say the next thing, and for the whole mail. */
export interface Patience {
  readonly greeting: number;
  readonly reply: number;
  /** Ends a server too that says a little now and then, and never what is waited for. */
  readonly whole: number;
}

/** A message is ours for two minutes; what takes longer would be sent by another instance as well. */
export const PATIENCE: Patience = { greeting: 10_000, reply: 20_000, whole: 60_000 };

/** Sends mail over SMTP. A message keeps its Message-ID however often it is tried, so that receivers can tell a duplicate. */
export function createSmtpTransport({ url, from, requireTls, patience = PATIENCE }: SmtpOptions): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const server = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: requireTls && !isSecure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: patience.greeting,
    greetingTimeout: patience.greeting,
    dnsTimeout: patience.greeting,
    socketTimeout: patience.reply,
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
        signal: AbortSignal.timeout(patience.whole),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      });
    } catch (error) {
      throw toFailure(error as SmtpError);
    }
  };
}

/**
 * A 5xx answer to the recipient or to the data is final, and so is an address that cannot be written down. A sender that is not
 * accepted is our fault or the hour's: messages wait. 421 and everything without an answer means that the server is not there for us.
 */
function toFailure({ code = 'ESMTP', responseCode, command }: SmtpError): DeliveryFailure {
  if (command === 'API') return new DeliveryFailure('never', code);
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE' || command === 'DATA';
  if (!isAboutMessage || responseCode === undefined || responseCode === 421) return new DeliveryFailure('unreachable', code);
  const isFinal = responseCode >= 500 && command !== 'MAIL FROM';
  return new DeliveryFailure(isFinal ? 'never' : 'later', `${responseCode}`);
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}
