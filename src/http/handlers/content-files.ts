import { toFields } from '#kernel/bilingual-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { inEachLanguage, type Language } from '#kernel/language.ts';
import { type FilePlan, fieldOf } from '#modules/content/index.ts';
import { FILE_WORDS } from '#words/content-files.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { textVersionOf } from '../requests/record-version.ts';

/** What is wrong with a file. */
interface Problem {
  /** The section of the file; empty for the file as a whole. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly field?: string | undefined;
  readonly code: keyof (typeof FILE_WORDS)[Language];
}

interface Options {
  readonly asDraft: boolean;
}

/** Texts as a file to save. */
export interface SavedFile {
  /** An archive holds several files. */
  readonly kind: 'yaml' | 'zip';
  readonly bytes: Buffer;
}

const MEDIA_TYPES = { yaml: 'application/yaml; charset=utf-8', zip: 'application/zip' } as const;

interface ContentFileUseCases {
  readonly exportFile: (caller: Caller) => Promise<SavedFile>;
  readonly planImport: (caller: Caller, file: Uint8Array, options: Options) => Promise<FilePlan<Problem>>;
  readonly applyImport: (
    caller: Caller,
    file: Uint8Array,
    options: Options & { readonly plan: string },
  ) => Promise<Pick<FilePlan<Problem>, 'services' | 'articles' | 'unchanged'>>;
}

/** Rituals and articles as one file. */
export function contentFileHandlers(shop: ContentFileUseCases, today: () => CalendarDate) {
  return {
    async exportContent({ caller }) {
      const { kind, bytes } = await shop.exportFile(caller);
      const disposition = `attachment; filename="texts-${today()}.${kind}"`;
      const headers = { 'content-type': MEDIA_TYPES[kind], 'content-disposition': disposition };
      return { status: 200, headers, serialized: bytes };
    },
    async planContentImport({ caller, raw, query: { drafts = false }, language }) {
      const plan = await shop.planImport(caller, raw.body, { asDraft: drafts });
      // An import names the plan that somebody has read, as its `If-Match`.
      const headers = plan.name === null ? {} : { etag: `"${plan.name}"` };
      return { status: 200, headers, body: planToWire(plan, language) };
    },
    async importContent({ caller, raw, query: { drafts = false }, ifMatch }) {
      const options = { asDraft: drafts, plan: textVersionOf(ifMatch) };
      const { services, articles, unchanged } = await shop.applyImport(caller, raw.body, options);
      return ok({ changed: services.length + articles.length, unchanged });
    },
  } satisfies Partial<Handlers>;
}

function planToWire(
  { name, services, articles, unchanged, problems }: FilePlan<Problem>,
  language: Language,
): Wire['ContentPlan'] {
  return {
    plan: name,
    texts: [...services, ...articles].map(textToWire),
    unchanged,
    refusals: problems.map((problem) => problemToWire(problem, language)),
  };
}

type Planned = FilePlan<Problem>['services'][number] | FilePlan<Problem>['articles'][number];

function textToWire({ kind, id, version, writes, replacesDraft }: Planned): Wire['PlannedText'] {
  const last = writes.at(-1);
  return {
    kind,
    id,
    ...toFields({ name: last?.content.name ?? inEachLanguage(() => '') }),
    isNew: version === 0,
    replacesDraft,
    steps: writes.map(({ stage, changes }) => ({
      stage,
      changes: changes.map(({ field, before, after }) => ({ ...fieldOf(field), before, after })),
    })),
  };
}

const LONGEST_NAME = 200;

/** The name of a section or a field for people. In a file it can have any length, and half of a character at the cut. */
function shorten(name: string): string {
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  return shown.toWellFormed();
}

function problemToWire({ file, line, field, code }: Problem, language: Language): Wire['FileRefusal'] {
  return {
    section: file === '' ? null : shorten(file),
    line: line ?? null,
    field: field === undefined ? null : shorten(field),
    code,
    // A problem of a file tells no bound.
    detail: FILE_WORDS[language][code].replace('{names}', ''),
  };
}
