import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesAlong } from '../../src/http/requests/references.ts';
import type { Contract } from './promised.ts';

/** A change between two contracts; `major` breaks programs that rely on the former. */
export interface Change {
  readonly impact: 'major' | 'minor' | 'patch';
  /** Where, as a JSON pointer: `#/paths/~1api~1orders/get`. */
  readonly place: string;
  readonly kind: 'added' | 'removed' | 'modified';
  /** Why the change has this impact. */
  readonly reasons: readonly string[];
}

interface Report {
  readonly changes: readonly {
    readonly path: string;
    readonly kind: Change['kind'];
    readonly impact: Change['impact'];
    readonly property?: string;
    readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[];
  }[];
}

/** What has changed from one contract to the next, by `redocly diff`. */
export function changesBetween(former: Contract, next: Contract): Change[] {
  const scratch = mkdtempSync(join(tmpdir(), 'contract-growth-'));
  try {
    const fileOf = (name: string) => join(scratch, name);
    writeFileSync(fileOf('former.json'), inOneForm(former));
    writeFileSync(fileOf('next.json'), inOneForm(next));
    writeFileSync(fileOf('redocly.yaml'), 'extends: [diff-recommended]\n');
    const report = ['--format', 'json', '--output', fileOf('report.json'), '--config', fileOf('redocly.yaml')];
    execFileSync('redocly', ['diff', fileOf('former.json'), fileOf('next.json'), '--fail-on', 'none', ...report], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return readReport(JSON.parse(readFileSync(fileOf('report.json'), 'utf8')));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The contract as text. Version 1.0.0 wrote `multipleOf: 0.01` for what is `x-decimals: 2` now, which is no change. */
function inOneForm(contract: Contract): string {
  return JSON.stringify(contract).replaceAll('"multipleOf":0.01', '"x-decimals":2');
}

/** The rule about new names in an enum of an answer. The contract says that answers may name what it does not know yet: they break nothing. */
const GROWN_LIST = 'enum-values-added';

function readReport({ changes }: Report): Change[] {
  return changes.map(({ path, kind, impact, property, verdicts }) => ({
    impact: verdicts.length > 0 && verdicts.every(({ ruleId }) => ruleId === GROWN_LIST) ? 'minor' : impact,
    kind,
    // Of a renamed path `property` is `key`, which is no field of the contract.
    place: property && property !== 'key' ? `${path}/${property}` : path,
    reasons: verdicts.map(({ message }) => message),
  }));
}

/** Sentences on the changes that break programs, and none when the next contract has a new major version or breaks nothing. */
export function refusedChanges(former: Contract, next: Contract, changes: readonly Change[]): string[] {
  if (majorOf(next) > majorOf(former)) return [];
  return changes.filter(({ impact }) => impact === 'major').map(describeChange);
}

/** `GET /api/orders: Operation was removed`; a place outside of the paths stays a pointer. */
export function describeChange({ place, kind, reasons }: Change): string {
  const what = reasons.join('; ') || kind;
  if (!place.startsWith('#/paths/')) return `${place}: ${what}`;
  const [, path = '', method = '', ...within] = namesAlong(place);
  const inside = within.length > 0 ? ` at ${within.join('/')}` : '';
  return `${`${method.toUpperCase()} ${path}`.trim()}${inside}: ${what}`;
}

const majorOf = ({ info }: Contract) => Number(info.version.split('.')[0]);
