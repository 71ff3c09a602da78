import { createEnds, type Ends } from '../../support/ends.ts';
import { freePort } from '../../support/free-port.ts';
import { PRODUCTION } from '../../support/production-settings.ts';
import { type MailServer, startMailServer } from '../../support/smtp-server.ts';
import { type BtcpayStandIn, startBtcpay } from '../../support/stand-ins/btcpay.ts';
import type { Notice } from '../../support/stand-ins/stand-in-server.ts';
import { type Caddy, startCaddy } from './caddy.ts';
import { type EncryptedPostgres, startEncryptedPostgres } from './encrypted-postgres.ts';
import { startTlsFront } from './tls-front.ts';

/** All that two instances in production mode need around them, on this machine, by encrypted lines alone. */
export interface Surroundings {
  readonly postgres: EncryptedPostgres;
  readonly mail: MailServer;
  readonly btcpay: BtcpayStandIn;
  /** Where the instances are to listen. */
  readonly ports: readonly [number, number];
  /** Where visitors reach the shop, and the certificate of the authority there; undefined without Caddy. */
  readonly publicUrl: string;
  readonly authority: string | undefined;
  /** How often a mail came without encryption. */
  mailsInPlainText(): number;
  /** Gives a server with plain HTTP an https address that the instances trust. */
  encrypt(url: string): Promise<string>;
  /** The settings of an instance. */
  settings(port: number): Record<string, string>;
  stop(): Promise<void>;
}

interface Options {
  readonly withCaddy: boolean;
  /** Where invoices want their coins, if not at addresses of the sandbox. */
  readonly address?: string;
  readonly sendCoinNotice?: (notice: Notice) => void;
}

const SECRET = 'a-secret-of-the-webhook';

/** Starts them, with an empty database `shop`. What was started ends again when a later part cannot start. */
export async function startSurroundings(options: Options): Promise<Surroundings> {
  const ends = createEnds();
  try {
    return await startAll(options, ends);
  } catch (error) {
    await ends.all();
    throw error;
  }
}

async function startAll({ withCaddy, address, sendCoinNotice }: Options, ends: Ends): Promise<Surroundings> {
  const postgres = ends.add(await startEncryptedPostgres(), (each) => each.stop());
  await postgres.ask('postgres', 'create database shop');
  let plain = 0;
  const mailOptions = {
    ...(await postgres.certify()),
    disabledCommands: [],
    onMailFrom(_: unknown, { secure }: { secure: boolean }, done: () => void) {
      if (!secure) plain += 1;
      done();
    },
  };
  const mail = ends.add(await startMailServer(mailOptions), (each) => each.close());
  const ports = [await freePort(), await freePort()] as const;
  const caddy = withCaddy ? ends.add(await caddyBefore(ports), (each) => each.stop()) : undefined;
  const publicUrl = caddy?.url ?? `https://localhost:${ports[0]}`;
  const clock = () => new Date();
  const btcpay = ends.add(await startBtcpay({ clock, ...(sendCoinNotice && { send: sendCoinNotice }) }), (each) => each.close());
  Object.assign(btcpay.state, { webhookSecret: SECRET, ...(address && { addresses: () => address }) });
  const encrypt = async (url: string) => ends.add(await startTlsFront(url, await postgres.certify()), (each) => each.close()).url;
  const gateway = await encrypt(btcpay.url);
  return {
    postgres,
    mail,
    btcpay,
    ports,
    publicUrl,
    encrypt,
    authority: caddy?.authority,
    mailsInPlainText: () => plain,
    settings: (port) => ({
      ...PRODUCTION,
      PORT: `${port}`,
      PUBLIC_URL: publicUrl,
      DATABASE_URL: postgres.urlOf('shop'),
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: mail.url,
      CRYPTO_GATEWAY: 'btcpay',
      BTCPAY_URL: gateway,
      BTCPAY_STORE_ID: btcpay.state.storeId,
      BTCPAY_API_KEY: btcpay.state.apiKey,
      BTCPAY_WEBHOOK_SECRET: SECRET,
      NODE_EXTRA_CA_CERTS: postgres.authorityFile,
      LOG_LEVEL: 'error',
    }),
    stop: () => ends.all(),
  };
}

async function caddyBefore(ports: readonly number[]): Promise<Caddy> {
  return startCaddy(
    await freePort(),
    ports.map((port) => `127.0.0.1:${port}`),
  );
}
