import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came. */
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

/** Starts a real SMTP server on `port`, or a free one. `options` change what it does with senders, recipients and data. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
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
  // A client that hangs up in the middle is no error of the server's.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { url, received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A server that takes a whole mail, and hangs up without saying whether it has it. */
export async function startHangingServer(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        const text = chunk.toString();
        if (text.endsWith('\r\n.\r\n')) socket.destroy();
        else if (/^(EHLO|MAIL|RCPT)/.test(text)) socket.write('250 go on\r\n');
        else if (text.startsWith('DATA')) socket.write('354 send\r\n');
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
