import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/free-port.ts';
import { endProgram, untilListening } from '../../support/until-listening.ts';

const PATIENCE_MS = 20_000;

/** WebKit on a screen that is kept in memory. */
export interface WebKit {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/** Starts a screen, WebKit's driver and, by it, WebKitGTK's browser for tests. Throws when one of them does not start. */
export async function startWebKit(): Promise<WebKit> {
  const processes: ChildProcess[] = [];
  const end = async () => {
    for (const child of processes.reverse()) await endProgram(child);
  };
  try {
    const display = await startScreen(processes);
    const port = await freePort();
    // As root WebKit needs leave to run without its sandbox; without a locale its date fields are the same everywhere.
    const env = { ...process.env, DISPLAY: display, LC_ALL: 'C.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
    processes.push(server);
    await untilListening(port, server);
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
    return { driver, close: () => driver.quit().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts a screen on a free display and returns its name, which the screen itself tells. */
async function startScreen(processes: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  processes.push(screen);
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb has no pipe');
  const [number] = await once(told, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) });
  return `:${String(number).trim()}`;
}

/** Debian keeps the browser for tests in a folder that is named after the machine's architecture. */
function miniBrowser(): string {
  const architecture = readdirSync('/usr/lib').find((name) => name.endsWith('-linux-gnu')) ?? '';
  return join('/usr/lib', architecture, 'webkit2gtk-4.1/MiniBrowser');
}
