import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { endProgram, untilListening } from '../../support/until-listening.ts';

/** Prometheus with the shop's rules, which reads one instance. */
export interface Prometheus {
  /** The alerts that ring now. */
  ringing(): Promise<readonly string[]>;
  /** How many series an expression has now. Throws when it is no expression. */
  seriesOf(expression: string): Promise<number>;
  stop(): Promise<void>;
}

const SCRAPE_SECONDS = 3;
/** What is a minute in the rules lasts so long here. */
const MINUTE_SECONDS = 6;
/** No window needs to be longer: it would only be waited for. */
const LONGEST_SECONDS = 120;

/** The rules as they stand, but for their patience. */
function hastened(rules: string): string {
  const shortly = (count: string, unit: string) =>
    `${Math.min(LONGEST_SECONDS, Number(count) * (unit === 'h' ? 60 : 1) * MINUTE_SECONDS)}s`;
  return rules
    .replace(/^( +for: )\d+m$/gm, `$1${SCRAPE_SECONDS}s`)
    .replace(/\[(\d+)([mh])\]/g, (_, count: string, unit: string) => `[${shortly(count, unit)}]`);
}

export async function startPrometheus(metricsPort: number): Promise<Prometheus> {
  const home = await mkdtemp(join(tmpdir(), 'shop-prometheus-'));
  const port = await freePort();
  await writeFile(join(home, 'alerts.yaml'), hastened(await readFile('docker/alerts.yaml', 'utf8')));
  const times = ['scrape_interval', 'scrape_timeout', 'evaluation_interval']
    .map((name) => `${name}: ${SCRAPE_SECONDS}s`)
    .join(', ');
  await writeFile(
    join(home, 'prometheus.yaml'),
    `global: { ${times} }
rule_files: [alerts.yaml]
scrape_configs:
  - job_name: shop
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`,
  );
  const places = [`--config.file=${home}/prometheus.yaml`, `--storage.tsdb.path=${home}/data`];
  const child = spawn('prometheus', [...places, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
  await untilListening(port, child);
  const ask = async <Data>(path: string): Promise<Data> => {
    const answer = (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) as { data: Data; error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer.data;
  };
  return {
    async ringing() {
      const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts');
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
    },
    seriesOf: async (expression) =>
      (await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(expression)}`)).result.length,
    async stop() {
      await endProgram(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}
