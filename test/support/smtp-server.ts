import { once } from 'node:events';
import { type AddressInfo, createServer, isIPv6, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they were received. */
  readonly raw: string;
}

/** A mail server of one test. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

/** An error that the server answers with, by its SMTP code. */
export function smtpAnswer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * Starts a real SMTP server at `host`, on `port` or a free one. `options` change what it does with senders, recipients and data. An IPv6
 * address has no brackets.
 */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0, host = '127.0.0.1'): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  // A client that closes the connection early is no error of the server.
  server.on('error', () => undefined);
  server.listen(port, host);
  await once(server.server, 'listening');
  const url = `smtp://${isIPv6(host) ? `[${host}]` : host}:${(server.server.address() as AddressInfo).port}`;
  return { url, received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The steps of SMTP at which a server answers. */
export const SMTP_STEPS = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end'] as const;
export type SmtpStep = (typeof SMTP_STEPS)[number];

/** What a server does at a step instead of its usual answer: sends this line, sends nothing, closes, or never ends its answer. */
export type Oddity = string | 'silence' | 'hang up' | 'endless';

interface OddServer {
  readonly url: string;
  /** The mails that the server received completely, as raw text. */
  readonly taken: readonly string[];
  close(): void;
}

const USUAL: Record<SmtpStep, string> = {
  greeting: '220 ready',
  EHLO: '250 go on',
  MAIL: '250 go on',
  RCPT: '250 go on',
  DATA: '354 send',
  end: '250 taken',
};

/** A server that is odd at the moments that `oddities` name, until it has taken `mails`. */
export async function startOddServer(oddities: Partial<Record<SmtpStep, Oddity>>, mails = Infinity): Promise<OddServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    const say = (step: SmtpStep, isOdd: boolean) => answer(socket, (isOdd && oddities[step]) || USUAL[step]);
    let body: string | undefined;
    say('greeting', taken.length < mails);
    socket.on('data', (chunk) => {
      if (body === undefined) {
        const step = /^(EHLO|MAIL|RCPT|DATA)/.exec(chunk.toString())?.[1] as SmtpStep | undefined;
        if (step === 'DATA') body = '';
        if (step) say(step, taken.length < mails);
        return;
      }
      body += chunk;
      if (!body.endsWith('\r\n.\r\n')) return;
      taken.push(body);
      body = undefined;
      // `taken` holds the mail that ends here.
      say('end', taken.length <= mails);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken, close };
}

function answer(socket: Socket, oddity: Oddity): void {
  if (oddity === 'hang up') socket.destroy();
  else if (oddity === 'endless') {
    const more = setInterval(() => socket.write('250-wait\r\n'), 20);
    socket.on('close', () => clearInterval(more));
  } else if (oddity !== 'silence') socket.write(`${oddity}\r\n`);
}
