import type { Permission } from '#kernel/permissions.ts';
import { allEvents, allOperations, type ContractDocument } from '../contract/contract-document.ts';
import type { Operation } from '../contract/operation.ts';
import { createFollow } from '../requests/references.ts';
import type { Schema } from './schema.ts';
import { createNameOf, type Shapes } from './shapes.ts';

/** The shape and the examples of a body by its media type. */
export type Content = Readonly<
  Record<string, { readonly schema: Schema; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>
>;

export interface Answered {
  readonly description: string;
  readonly content?: Content;
}

interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: Schema;
}

/** An operation with all that its description needs, references followed. */
export interface DocumentedOperation extends Omit<Operation, 'parameters' | 'requestBody' | 'tags' | 'x-permission'> {
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly DocumentedParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answered>>;
  readonly 'x-permission'?: Permission;
}

/** What the shop posts to a partner's webhook. */
export interface DocumentedEvent extends Pick<DocumentedOperation, 'operationId' | 'summary' | 'description' | 'parameters'> {
  /** The type of the event, such as `order.created`. */
  readonly type: string;
  readonly tags: readonly string[];
  readonly requestBody: { readonly content: Content };
}

export interface Section {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly DocumentedOperation[];
  readonly events: readonly DocumentedEvent[];
}

export type Documented = ReturnType<typeof documentedContract>;

const PROBLEM = 'application/problem+json';

/** The contract as its reading pages need it: by sections. */
export function documentedContract(contract: ContractDocument) {
  const { info, tags } = contract;
  const follow = createFollow(contract);
  const operations = follow(allOperations(contract)) as DocumentedOperation[];
  const events = follow(allEvents(contract)) as DocumentedEvent[];
  const ofTag = <Call extends { readonly tags: readonly string[] }>(calls: readonly Call[], name: string) =>
    calls.filter((call) => call.tags.includes(name));
  const sections: Section[] = tags.map((tag) => ({
    ...tag,
    operations: ofTag(operations, tag.name),
    events: ofTag(events, tag.name),
  }));
  return {
    title: info.title,
    version: info.version,
    /** As markdown. */
    guide: info.description,
    /** One for each tag that has operations in this shop. */
    sections: sections.filter((section) => section.operations.length > 0),
    shapes: shapesOf(contract, follow),
  };
}

/** The named shapes of the contract. A shape is known by the identity of its nodes, so `follow` is the function that made the operations. */
function shapesOf({ components }: ContractDocument, follow: (node: unknown) => unknown): Shapes {
  const names = Object.keys(components.schemas ?? {});
  const shapes = names.map((name) => [name, follow({ $ref: `#/components/schemas/${name}` }) as Schema] as const);
  return { byName: new Map(shapes), nameOf: createNameOf(shapes) };
}

/** The pages of the staff's calls, which are too many for one page, by the permission that a call needs. */
const STAFF_PAGES: Partial<Record<Permission, string>> = {
  'access.own': 'people',
  'panel.enter': 'people',
  'staff.manage': 'people',
  'audit.read': 'people',
  'overview.read': 'sums',
  'exports.read': 'sums',
  'orders.read': 'orders',
  'orders.write': 'orders',
  'money.read': 'money',
  'money.write': 'money',
  'clients.read': 'clients',
  'clients.write': 'clients',
  'consultations.handle': 'clients',
  'content.write': 'content',
  'rituals.perform': 'reports',
  'partners.manage': 'partners',
  'settings.write': 'settings',
};

/** The last parts of the addresses of those pages. */
export const STAFF_PARTS: ReadonlySet<string> = new Set(Object.values(STAFF_PAGES));

/** The page that describes a call or an event, without the prefix of the language. */
export function pageOf({
  tags: [tag = ''],
  'x-permission': permission,
}: Pick<DocumentedOperation, 'tags' | 'x-permission'>): string {
  const part = tag === 'staff' && permission ? STAFF_PAGES[permission] : undefined;
  return part ? `/docs/${tag}/${part}` : `/docs/${tag}`;
}

/** The pages that describe a section's calls beside its own page; empty where that one describes all. */
export function partsOf({ name, operations }: Section): string[] {
  return [...new Set(operations.map(pageOf))].filter((page) => page !== `/docs/${name}`);
}

/** The codes of the problems that an operation can have, by status. */
export function problemsOf({ responses }: DocumentedOperation): [status: string, codes: string[]][] {
  return Object.entries(responses)
    .filter(([status, { content }]) => status !== 'default' && content?.[PROBLEM])
    .map(([status, { content }]) => [status, Object.keys(content?.[PROBLEM]?.examples ?? {})]);
}

/** The answers of an operation that are no problems. */
export function goodAnswersOf({ responses }: DocumentedOperation): [status: string, Answered][] {
  return Object.entries(responses).filter(([status]) => Number(status) < 400);
}
