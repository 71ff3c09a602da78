// Bundles the hand-written contract into one document and derives the TypeScript types from it.
// `--check` writes nothing and fails when the committed files are stale.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { allOperations, type ContractDocument } from '../../src/http/contract/contract-document.ts';
import { needsSession } from '../../src/http/contract/operation.ts';
import { clientFiles } from './client-types.ts';
import { declareLimits } from './declare-limits.ts';
import { nameProblems } from './name-problems.ts';

const root = new URL('../../', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'contract-'));
const bundle = join(scratch, 'openapi.json');
execFileSync('redocly', ['bundle', 'shop', '--output', bundle], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
const document = JSON.parse(readFileSync(bundle, 'utf8'));
rmSync(scratch, { recursive: true });

const published = declareLimits(nameProblems(document));
const header = '// Generated from the contract by `make openapi`. Never edit.\n';
// `never` here and below: the document's type is what this script is about to write.
const forPrograms = Object.entries(await clientFiles(published as never));
const files = {
  'openapi/generated/openapi.json': `${JSON.stringify(published, null, 2)}\n`,
  'openapi/generated/api.ts': header + (await typesOf(document)) + personalOperations(document),
  ...Object.fromEntries(forPrograms.map(([name, text]) => [`packages/client/src/generated/${name}`, text])),
};
const stale = Object.entries(files).filter(([name, text]) => read(name) !== text);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map(([name]) => name).join(', ')}. Run \`make openapi\` and commit.`);
    process.exit(1);
  }
} else {
  for (const [name, text] of stale) writeFileSync(new URL(name, root), text);
  console.log(`Contract: ${Object.keys(document.paths).length} paths, ${stale.length} generated files changed`);
}

/**
 * The types of the contract. An instant is text unless a reader of the types says otherwise: the server's handlers answer dates. A handler
 * throws its problems, so the types of its answers leave them out; what the shop posts itself has no handler.
 */
async function typesOf(contract: object): Promise<string> {
  const { createTypeReferenceNode, createUnionTypeNode, createLiteralTypeNode, createNull } = ts.factory;
  const instant = createTypeReferenceNode('Instant');
  const instantOrNull = createUnionTypeNode([instant, createLiteralTypeNode(createNull())]);
  const types = await openapiTS({ ...contract, webhooks: undefined } as never, {
    transform({ format, type }) {
      if (format !== 'date-time') return undefined;
      return Array.isArray(type) ? instantOrNull : instant;
    },
  });
  return astToString(types)
    .replace(/^export interface (paths|components|operations) /gm, 'export interface $1<Instant = string> ')
    .replace(/\b(components|operations)\[/g, '$1<Instant>[');
}

/** The operations of customers: they ask for a session, and for no permission of the staff. */
function personalOperations(contract: ContractDocument): string {
  const personal = allOperations(contract).filter((one) => needsSession(one) && !one['x-permission']);
  return `export type PersonalOperation =\n${personal.map(({ operationId }) => `    | "${operationId}"`).join('\n')};\n`;
}

function read(name: string): string | undefined {
  const file = new URL(name, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
