import { fromFields } from '#kernel/bilingual-fields.ts';
import { centsToDollars, dollarsToCents } from '#kernel/money.ts';
import {
  editService,
  neededOfService,
  type OpenedText,
  type ServiceContent,
  type Services,
  serviceEditOf,
  serviceFields,
} from '#modules/content/index.ts';
import { made, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { editedFields, listedFields, type PreviewText, stateOf, textActions } from './text-answers.ts';

/** The rituals, as their editors work on them. */
export function editedServiceHandlers(texts: Services, previewService: PreviewText<ServiceContent>) {
  const service = textActions(texts, (text) => editedFields(text, serviceFields), previewService);
  return {
    listEditedServices: async ({ caller }) => ok({ items: (await texts.list(caller)).map(listedToWire) }),
    async beginService({ caller, body, idempotency }) {
      const { id, price } = body;
      const begun = await texts.add(caller, { id, name: fromFields(body, 'name'), price: dollarsToCents(price), idempotency });
      return made(begun, await service.answerText({ caller, params: body }));
    },
    openService: service.answerText,
    saveService: (call) => service.save(call, editService(call.params.id, serviceEditOf(call.body))),
    publishService: service.publish,
    unpublishService: service.unpublish,
    restoreService: service.restore,
    previewService: service.preview,
  } satisfies Partial<Handlers>;
}

function listedToWire(service: OpenedText<ServiceContent>): Wire['ListedService'] {
  const { newest, published } = service;
  const { price, offSale } = (published ?? newest).content;
  return {
    ...stateOf(service),
    ...listedFields(newest.content.name, (language) => neededOfService(newest.content, language)),
    changedBy: newest.by,
    price: centsToDollars(price),
    on_sale: !offSale,
  };
}
