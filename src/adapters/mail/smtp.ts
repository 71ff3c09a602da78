import { bareHost } from '#kernel/bare-host.ts';
import { DeliveryFailure, type Transport } from '#kernel/messages.ts';

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  readonly url: string;
  /** A mailbox: `Vedic Rituals <shop@example.com>` or an address alone. */
  readonly from: string;
  /** Refuses a server that offers no encryption. */
  readonly requireTls: boolean;
  readonly patience?: Patience;
}

/** Time limits of a server in milliseconds: for the connection and greeting, for each reply, and for the whole mail. */
interface Patience {
  readonly greeting: number;
  readonly reply: number;
  /** Limits a server that keeps sending lines but never the expected reply. */
  readonly whole: number;
}

/** The whole mail takes less than the two minutes for which an instance claims it: after these another instance would send it, too. */
export const PATIENCE: Patience = { greeting: 10_000, reply: 20_000, whole: 60_000 };

/** The usual ports of `smtps:` and of `smtp:`. */
const TLS_PORT = 465;
const SUBMISSION_PORT = 587;

/** Sends mail over SMTP. A message keeps its Message-ID in every retry, so that receivers can recognise a duplicate. */
export function createSmtpTransport({ url, from, requireTls, patience = PATIENCE }: SmtpOptions): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const options = {
    host: bareHost(hostname),
    port: Number(port) || (isSecure ? TLS_PORT : SUBMISSION_PORT),
    secure: isSecure,
    requireTLS: requireTls && !isSecure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: patience.greeting,
    greetingTimeout: patience.greeting,
    dnsTimeout: patience.greeting,
    socketTimeout: patience.reply,
    // Our messages need no remote content and no files, so the library may load none.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Loaded with the first mail, since a start need not wait for it.
  const connect = async () => (await import('nodemailer')).createTransport(options);
  let server: ReturnType<typeof connect> | undefined;
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? hostname;
  return async ({ id, to, subject, text, html, language, calendar }) => {
    try {
      server ??= connect();
      await (await server).sendMail({
        from,
        // An address as an object cannot be parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: calendar === undefined ? [] : [{ ...CALENDAR_FILE, content: calendar }],
        messageId: `<${id}@${domain}>`,
        signal: AbortSignal.timeout(patience.whole),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      });
    } catch (error) {
      throw toFailure(error as SmtpError);
    }
  };
}

/** Attached, and not an alternative of the text, which mail programs would take for an invitation. */
const CALENDAR_FILE = { filename: 'rituals.ics', contentType: 'text/calendar; charset=utf-8' };

const SERVICE_NOT_AVAILABLE = 421;

/**
 * A 5xx answer to the recipient or to the data is final, and so is an address that SMTP cannot express: the library itself refuses it, with
 * the command `API` and the code `EENVELOPE`. (With other codes `API` stands for faults of the login or of the connection.) A sender that the
 * server refuses is a problem of our settings or a temporary one, so the message is retried. 421, a missing answer and any other error, such as
 * a refused login, count as a server that is unreachable for every message.
 */
function toFailure({ code = 'ESMTP', responseCode, command }: SmtpError): DeliveryFailure {
  if (command === 'API' && code === 'EENVELOPE') return new DeliveryFailure('never', code);
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE' || command === 'DATA';
  if (!isAboutMessage || responseCode === undefined || responseCode === SERVICE_NOT_AVAILABLE)
    return new DeliveryFailure('unreachable', code);
  const isFinal = responseCode >= 500 && command !== 'MAIL FROM';
  return new DeliveryFailure(isFinal ? 'never' : 'later', `${responseCode}`);
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}
