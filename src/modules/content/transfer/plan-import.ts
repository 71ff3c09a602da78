import { shortHexHash } from '#kernel/short-hash.ts';
import { namesOtherItem, SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { isOtherName } from '#modules/catalogue/index.ts';
import type { ArticleContent } from '../articles.ts';
import { picturesIn } from '../picture.ts';
import type { TextStore } from '../ports.ts';
import { MOST_TEXTS } from '../read-texts.ts';
import type { ServiceContent } from '../services.ts';
import { createShortening } from './changed-fields.ts';
import type { Filed, FiledService, FiledTexts } from './filed-texts.ts';
import { FILED_ARTICLES, FILED_SERVICES, type FiledKind } from './kinds.ts';
import { type PlannedText, planText, type Refusal, type RefusalCode } from './plan-text.ts';
import type { ImportStores, ServiceAddress } from './ports.ts';

/** What an import would do. */
export interface ImportPlan {
  /** Names exactly these changes of exactly these versions; null when something is refused. */
  readonly name: string | null;
  /** The texts that change. */
  readonly services: readonly PlannedService[];
  readonly articles: readonly PlannedText<ArticleContent>[];
  readonly unchanged: number;
  readonly refusals: readonly Refusal[];
}

export interface PlannedService extends PlannedText<ServiceContent> {
  readonly slug: string;
}

export interface ImportOptions {
  /** True: what the files show to readers becomes a draft, and readers see nothing new. */
  readonly asDraft: boolean;
}

export interface ApplyOptions extends ImportOptions {
  /** The name of the plan that somebody has read. */
  readonly plan: string;
}

/** Compares files with the shop. Texts that no file names stay as they are. */
export async function planImport(stores: ImportStores, files: FiledTexts, options: ImportOptions): Promise<ImportPlan> {
  const planning = { hasPicture: createHasPicture(stores), options };
  const services = await planServices(stores, planning, files.services);
  const articles = await planArticles(stores, planning, files.articles);
  const all = [...services, ...articles];
  const refusals = all.flatMap((text) => text.refusals).slice(0, MOST_REFUSALS);
  const changing = all.filter(isChanged);
  const shorten = createShortening();
  return {
    name: refusals.length > 0 ? null : nameOf(changing),
    services: services.filter(isChanged).map((text) => ({ ...text, writes: shortenedWrites(text, shorten) })),
    articles: articles.filter(isChanged).map((text) => ({ ...text, writes: shortenedWrites(text, shorten) })),
    unchanged: all.length - changing.length,
    refusals,
  };
}

/** The most refusals that are shown at once; the rest is shown once these are mended. */
const MOST_REFUSALS = 200;

type HasPicture = (name: string) => Promise<boolean>;

interface Planning {
  readonly hasPicture: HasPicture;
  readonly options: ImportOptions;
}

async function planServices(stores: ImportStores, planning: Planning, texts: readonly FiledService[]): Promise<PlannedService[]> {
  const services: PlannedService[] = [];
  const addresses = await stores.serviceRows.addresses();
  let room = MOST_TEXTS - (await stores.services.count());
  for (const text of texts) {
    const planned = await planOne(planning, stores.services, FILED_SERVICES, text);
    const misplaced = addressRefusals(text, addresses, planned, room);
    if (planned.version === 0) {
      room -= 1;
      addresses.push(text);
    }
    services.push({ ...planned, refusals: [...misplaced, ...planned.refusals], slug: text.slug });
  }
  return services;
}

async function planArticles(
  stores: ImportStores,
  planning: Planning,
  texts: readonly Filed<ArticleContent>[],
): Promise<PlannedText<ArticleContent>[]> {
  const articles: PlannedText<ArticleContent>[] = [];
  for (const text of texts) {
    const planned = await planOne(planning, stores.articles, FILED_ARTICLES, text);
    // A new article has no version: where its id is taken nevertheless, a legal text has it, and nothing else in the files matters.
    const isTaken = planned.version === 0 && (await stores.articles.isTaken(text.id));
    articles.push(isTaken ? { ...planned, refusals: [refused(planned, 'id', 'taken')] } : planned);
  }
  return articles;
}

/** Compares one text, and refuses it where it shows pictures that the shop does not have. */
async function planOne<Content extends object>(
  { hasPicture, options }: Planning,
  texts: TextStore<Content>,
  kind: FiledKind<Content>,
  text: Filed<Content>,
): Promise<PlannedText<Content>> {
  const planned = planText(kind, await texts.find(text.id), text, options);
  const missing: Refusal[] = [];
  for (const { stage, field, name } of picturesOf(kind, planned)) {
    if (await hasPicture(name)) continue;
    missing.push({ kind: kind.name, id: text.id, stage, field, code: 'missing_picture' });
  }
  return { ...planned, refusals: [...planned.refusals, ...missing] };
}

/** The names of the pictures that a text would show, each with its field. */
function picturesOf<Content extends object>(kind: FiledKind<Content>, { writes }: PlannedText<Content>) {
  return writes.flatMap(({ stage, content }) =>
    Object.entries(kind.fields(content)).flatMap(([field, value]) => picturesIn(value).map((name) => ({ stage, field, name }))),
  );
}

const isChanged = ({ writes }: PlannedText<object>) => writes.length > 0;

function shortenedWrites<Content>({ writes }: PlannedText<Content>, shorten: ReturnType<typeof createShortening>) {
  return writes.map((write) => ({ ...write, changes: shorten(write.changes) }));
}

/** Tells whether the shop has a picture. Each name is looked up once. After very many missing ones a name counts as missing without a look. */
function createHasPicture({ library }: ImportStores): HasPicture {
  const known = new Map<string, boolean>();
  let missing = 0;
  return async (name) => {
    const isThere = known.get(name) ?? (missing < MOST_REFUSALS && (await library.findByName(name)) !== undefined);
    if (!isThere && !known.has(name)) missing += 1;
    known.set(name, isThere);
    return isThere;
  };
}

/** A ritual keeps its address. A new ritual needs one of its own and room in the shop, and is not a draft, which would not keep its slug. */
function addressRefusals(
  { id, slug }: FiledService,
  addresses: readonly ServiceAddress[],
  planned: PlannedText<ServiceContent>,
  room: number,
): Refusal[] {
  // A ritual that readers never saw has no address yet, and gets its id as its slug.
  const known = addresses.find((address) => address.id === id) ?? (planned.version > 0 ? { id, slug: id } : undefined);
  if (known) return known.slug === slug ? [] : [refused(planned, 'slug', 'stays')];
  // A ritual is found by its id as by its slug, so no id may be the slug of another, nor the reverse.
  const isTaken = addresses.some((address) => [address.id, address.slug].some((name) => name === slug || name === id));
  const isOtherItem = id !== SPECIAL_INTENTION_SERVICE && namesOtherItem(id);
  return [
    ...(isTaken || isOtherItem || isOtherName(id) || isOtherName(slug) ? [refused(planned, 'slug', 'taken')] : []),
    ...(room <= 0 ? [refused(planned, 'id', 'maxitems')] : []),
    ...(planned.writes[0]?.stage === 'draft' ? [refused(planned, 'id', 'new_draft')] : []),
  ];
}

function refused({ kind, id, writes }: PlannedText<unknown>, field: string, code: RefusalCode): Refusal {
  return { kind, id, stage: writes[0]?.stage ?? 'published', field, code };
}

/** A hash of what would be written, and over which versions. */
function nameOf(texts: readonly PlannedText<object>[]): string {
  // What the shop has of a text follows from its version.
  const summary = texts.map(({ kind, id, version, writes }) => {
    return [kind, id, version, writes.map(({ stage, content }) => [stage, content])];
  });
  return shortHexHash(JSON.stringify(summary));
}
