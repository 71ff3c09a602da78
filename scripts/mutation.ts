// `make mutation`: plants faults in the rules and says how many of them the unit tests beside catch, in the kernel and in each module.
// `--only modules/auth/` in a folder or file of them, below src, `--changed yes` in the files that changed since the branch left main, or since another
// commit that is named. `--small` in one short rule.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { branchPoint, changedSince } from './changed-files.ts';
import { byParts, mutatedBy } from './mutated-files.ts';

const SMALLEST = 'kernel/day-in.ts';
/** How many must be caught, in percent: of all faults, and of those of one part, which is the kernel or a module. */
const LEAST = { all: 95, part: 90 };

const options = { only: { type: 'string' }, changed: { type: 'string' }, small: { type: 'boolean' } } as const;
const { changed, small, only = small ? SMALLEST : '' } = parseArgs({ options }).values;

const src = join(import.meta.dirname, '../src');
const parts = ['kernel', ...readdirSync(join(src, 'modules')).map((module) => `modules/${module}`)];
const paths = changed ? mutatedBy(changedSince(changed === 'yes' ? branchPoint() : changed), existsSync) : [only];

const results: { part: string; caught: number; faults: number }[] = [];
for (const { part, patterns } of byParts(paths, parts)) {
  console.log(`\n== ${part}`);
  // For a fault in a constant all tests that may reach it would run. Those of its own part, which are to catch it, take a sixth of the time.
  process.env.MUTATED_PART = part;
  const mutants = await new Stryker({ mutate: [...patterns] }).runMutationTest();
  const caught = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  results.push({ part, caught, faults: caught + missed });
}
report();

function report() {
  if (results.length === 0 && changed) return console.log('No rule has changed.');
  if (results.length === 0) throw new Error(`No part has ${only}: name a path below src, such as modules/auth/`);
  const all = {
    part: 'in all',
    caught: results.reduce((sum, { caught }) => sum + caught, 0),
    faults: results.reduce((sum, { faults }) => sum + faults, 0),
  };
  console.log();
  const verdicts = [...results, all].map(({ part, caught, faults }) => {
    const percent = faults === 0 ? 100 : (100 * caught) / faults;
    const least = part === all.part ? LEAST.all : LEAST.part;
    const complaint = percent < least ? `, fewer than ${least} %` : '';
    console.log(`${part}: ${caught} of ${faults} faults caught, ${percent.toFixed(1)} %${complaint}`);
    return percent >= least;
  });
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
}
