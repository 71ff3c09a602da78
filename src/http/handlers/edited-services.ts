import type { Caller } from '#kernel/caller.ts';
import { inEachLanguage } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import {
  editService,
  type OpenedText,
  type ServiceContent,
  serviceEditOf,
  serviceFields,
  type TextChange,
} from '#modules/content/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { tagOf, versionOf } from '../requests/record-version.ts';
import { listedFields, type PreviewText, previewAnswer, stateOf } from './text-answers.ts';

type Opened = OpenedText<ServiceContent>;

export interface ServiceUseCases {
  readonly listServices: (caller: Caller) => Promise<readonly Opened[]>;
  readonly openService: (caller: Caller, id: string) => Promise<Opened & { readonly history: readonly TextChange[] }>;
  readonly saveService: (
    caller: Caller,
    id: string,
    version: number,
    edit: (former: ServiceContent) => ServiceContent,
  ) => Promise<void>;
  readonly publishService: (caller: Caller, id: string, version: number) => Promise<void>;
  readonly restoreService: (caller: Caller, id: string, version: number, former: number) => Promise<void>;
}

/** The rituals, as their editors work on them. */
export function editedServiceHandlers(shop: ServiceUseCases, previewService: PreviewText<ServiceContent>) {
  const opened = async (caller: Caller, id: string) => {
    const service = await shop.openService(caller, id);
    return { status: 200 as const, headers: { etag: tagOf(service.newest.version) }, body: serviceToWire(service) };
  };
  return {
    async listEditedServices({ caller }) {
      return { status: 200, body: { items: (await shop.listServices(caller)).map(listedToWire) } };
    },
    openService: ({ caller, params }) => opened(caller, params.id),
    async saveService({ caller, params: { id }, ifMatch, body }) {
      await shop.saveService(caller, id, versionOf(ifMatch), editService(id, serviceEditOf(body)));
      return opened(caller, id);
    },
    async publishService({ caller, params, ifMatch }) {
      await shop.publishService(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async restoreService({ caller, params, ifMatch, body }) {
      await shop.restoreService(caller, params.id, versionOf(ifMatch), body.version);
      return opened(caller, params.id);
    },
    async previewService({ caller, params, query, language }) {
      return previewAnswer(await previewService(await shop.openService(caller, params.id), query.lang ?? language));
    },
  } satisfies Partial<Handlers>;
}

function serviceToWire(service: Opened & { readonly history: readonly TextChange[] }): Wire['EditedService'] {
  const { newest, published, history } = service;
  return {
    ...{ ...stateOf(service), version: newest.version, draft: serviceFields(newest.content) },
    published: published ? serviceFields(published.content) : null,
    history,
  };
}

function listedToWire(service: Opened): Wire['ListedService'] {
  const { newest, published } = service;
  const { name, description, articleIntro, articleContent, articleSeoTitle, articleSeoDescription } = newest.content;
  const features = inEachLanguage((language) => newest.content.features[language].join(' '));
  const parts = { name, description, features, articleIntro, articleContent, articleSeoTitle, articleSeoDescription };
  const { price, offSale } = (published ?? newest).content;
  return {
    ...{ ...stateOf(service), ...listedFields(parts), changedBy: newest.by },
    ...{ price: centsToDollars(price), on_sale: !offSale },
  };
}
