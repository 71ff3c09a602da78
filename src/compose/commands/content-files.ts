import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { type ImportPlan, shortened } from '#modules/content/index.ts';
import { OPERATORS_FILE_WORDS } from '#words/content-files.ts';
import { readDisk, type Target, writeDisk } from '../../adapters/content-files/disk.ts';
import { writeFiles } from '../../adapters/content-files/format.ts';
import { type FileProblem, problemOf } from '../../adapters/content-files/problem.ts';
import { defineCommand, UsageError } from '../../commands/command.ts';
import { composeContentFiles } from '../content-files.ts';
import type { Ground } from '../ground.ts';

type ContentGround = Pick<Ground, 'clock' | 'database'>;

const TARGET = {
  dir: { value: 'FOLDER', meaning: 'markdown files below this folder, to edit and to keep in git', isFile: true },
  file: { value: 'FILE', meaning: 'the same files in one', isFile: true },
} as const;

const exportContent = defineCommand({
  name: 'export-content',
  meaning: 'write rituals and articles as files, in place of a former export',
  options: TARGET,
  run: async (ground: ContentGround, args) => {
    const texts = await composeContentFiles(ground).exportTexts();
    await writeDisk(targetOf(args), writeFiles(texts));
    const counts = `${texts.services.length} rituals and ${texts.articles.length} articles`;
    return { lines: [`Written: ${counts}, to ${args.dir ?? args.file}.`] };
  },
});

const importContent = defineCommand({
  name: 'import-content',
  meaning: 'show what rituals and articles in files would change, or, with plan, change exactly that',
  options: {
    ...TARGET,
    drafts: { value: 'yes', meaning: 'everything becomes a draft, and readers see nothing new', pattern: /yes/ },
    plan: { value: 'NAME', meaning: 'what a run without it has shown and named', pattern: /[0-9a-f]{32}/ },
  },
  run: async (ground: ContentGround, { drafts, plan: wanted, ...target }, { operator }) => {
    const { read, planImport, applyImport } = composeContentFiles(ground);
    const files = await readDisk(targetOf(target));
    const { texts, problems } = 'code' in files ? { texts: undefined, problems: [files] } : read(files);
    if (!texts || problems.length > 0) return refused(problems);
    const options = { asDraft: drafts !== undefined };
    if (wanted !== undefined) {
      const editor = { ...MACHINE_OPERATOR, operator };
      const done = await applyImport(editor, texts, { ...options, plan: wanted });
      return { lines: [`Done: ${countOf(done)} changed, ${done.unchanged} left as they were.`] };
    }
    const plan = await planImport(texts, options);
    return plan.refusals.length > 0 ? refused(plan.refusals.map(problemOf)) : { lines: linesOf(plan) };
  },
});

export const CONTENT_COMMANDS = [exportContent, importContent];

function targetOf({ dir, file }: { dir: string | undefined; file: string | undefined }): Target {
  if ((dir === undefined) === (file === undefined)) throw new UsageError('Give either --dir FOLDER or --file FILE.');
  return dir === undefined ? { file: file ?? '' } : { folder: dir };
}

const countOf = ({ services, articles }: ImportPlan) => services.length + articles.length;

function refused(problems: readonly FileProblem[]) {
  const lines = problems.map(({ file, line, field, code }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return [place, field, OPERATORS_FILE_WORDS[code]].filter((part) => part !== undefined).join(': ');
  });
  return { lines: [...lines, 'Refused: nothing has changed.'], exitCode: 1 };
}

/** A terminal shows the beginning of a long passage; git shows the rest. */
const quoted = (passage: string) => JSON.stringify(shortened(passage));

type PlannedText = ImportPlan['services'][number] | ImportPlan['articles'][number];

function linesOf(plan: ImportPlan): string[] {
  const left = `${plan.unchanged} texts stay as they are; so does what no file names.`;
  if (countOf(plan) === 0) return [`Nothing would change: ${left}`];
  const texts = [...plan.services, ...plan.articles].flatMap(linesOfText);
  return [...texts, left, `Nothing has changed yet. To do exactly this, add PLAN=${plan.name} (--plan ${plan.name}).`];
}

function linesOfText(text: PlannedText): string[] {
  const lines: string[] = [];
  for (const { stage, changes } of text.writes) {
    const novelty = text.version === 0 ? 'new, ' : '';
    lines.push(`${text.kind} ${text.id}: ${novelty}${stage === 'draft' ? 'a draft' : 'published'}`);
    for (const { field, before, after } of changes) {
      const change = before === null ? quoted(after) : `${quoted(before)} -> ${quoted(after)}`;
      lines.push(`  ${field}: ${change}`);
    }
  }
  if (text.replacesDraft) lines.push('  The draft that stands in the panel gives way; its history keeps it.');
  return lines;
}
