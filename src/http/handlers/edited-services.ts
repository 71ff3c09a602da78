import { fromFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { inEachLanguage } from '#kernel/language.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import {
  editService,
  type OpenedText,
  type ServiceContent,
  type Services,
  serviceEditOf,
  serviceFields,
  type TextChange,
} from '#modules/content/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { tagOf, versionOf } from '../requests/record-version.ts';
import { listedFields, type PreviewText, previewAnswer, stateOf } from './text-answers.ts';

type Opened = OpenedText<ServiceContent>;

/** The rituals, as their editors work on them. */
export function editedServiceHandlers(texts: Services, previewService: PreviewText<ServiceContent>) {
  const opened = async (caller: Caller, id: string) => {
    const service = await texts.open(caller, id);
    return { status: 200 as const, headers: { etag: tagOf(service.newest.version) }, body: serviceToWire(service) };
  };
  return {
    async listEditedServices({ caller }) {
      return { status: 200, body: { items: (await texts.list(caller)).map(listedToWire) } };
    },
    async beginService({ caller, body }) {
      const { id, price } = body;
      await texts.begin(caller, { id, name: fromFields(body, 'name'), price: dollarsToCents(price) });
      return { ...(await opened(caller, id)), status: 201 };
    },
    openService: ({ caller, params }) => opened(caller, params.id),
    async saveService({ caller, params: { id }, ifMatch, body }) {
      await texts.save(caller, id, versionOf(ifMatch), editService(id, serviceEditOf(body)));
      return opened(caller, id);
    },
    async publishService({ caller, params, ifMatch }) {
      await texts.publish(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async unpublishService({ caller, params, ifMatch }) {
      await texts.unpublish(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async restoreService({ caller, params, ifMatch, body }) {
      await texts.restore(caller, params.id, versionOf(ifMatch), body.version);
      return opened(caller, params.id);
    },
    async previewService({ caller, params, query, language }) {
      return previewAnswer(await previewService(await texts.open(caller, params.id), query.lang ?? language));
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
