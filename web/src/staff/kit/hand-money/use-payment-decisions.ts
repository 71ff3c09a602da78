import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { components } from '#contract';
import { dataOf } from '../../../api/client.ts';
import { keyOf } from '../../../api/late/answer-query.ts';
import { isConflict } from '../../../api/late/refusals.ts';
import { sentBytes } from '../../../api/late/sent-bytes.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { useChange } from '../../../page/late/use-change.ts';
import { pictureType, shrinkPicture } from '../forms/shrink-picture.ts';

type Wire = components['schemas'];
export type EvidenceFile = Wire['EvidenceFile'];

export type PaymentDecisions = ReturnType<typeof usePaymentDecisions>;
/** A decision about money, for which a dialog asks. */
export type Decision = 'confirm' | 'decline' | 'agree';

/** An order whose money comes by hand, as the shop's people reach it; or, with the `slug` of a partner, as that partner's people do. */
export interface HandMoneyOrder {
  readonly id: string;
  readonly slug?: string;
}

/** Money of an order that comes by hand, as either side reads it: the names of people are for the shop's alone. */
export interface HandMoney extends HandMoneyOrder, Omit<Wire['HandMoney'], 'confirmations'> {
  readonly number: number;
  readonly canConfirm: boolean;
  readonly confirmations: readonly (Omit<Wire['PartnerConfirmation'], 'agreed'> & Partial<Wire['ShopConfirmation']>)[];
}

/**
 * Who is awaited for a confirmation above the limit: `another` than this person, this person (`you`), or this person as the only administrator,
 * after a wait (`later`) or now (`alone`). Undefined when no confirmation is awaited. The buttons and the words about the next step both follow
 * this rule.
 */
export function awaitedFor({ confirmations: [latest], aloneFrom }: Pick<HandMoney, 'confirmations' | 'aloneFrom'>) {
  if (latest?.state !== 'proposed') return undefined;
  if (aloneFrom) return Date.parse(aloneFrom) > Date.now() ? 'later' : 'alone';
  return latest.byYou ? 'another' : 'you';
}

const PARTNER_PATH = '/api/partner/{slug}/orders/{id}';

/** Both paths take and answer the same, so one type stands for both. */
function pathOf({ slug }: HandMoneyOrder): typeof PARTNER_PATH {
  return slug === undefined ? ('/api/admin/orders/{id}' as typeof PARTNER_PATH) : PARTNER_PATH;
}

/**
 * What people can decide about the money of an order. After each decision all queries below `/api/admin/orders` are asked again, for a partner's
 * people those below `/api/partner`: `confirm` and `decline` leave that to their dialog, which takes `refreshes` for it. `takeBack` and `agree`
 * take the id of the confirmation that was read.
 */
export function usePaymentDecisions(order: HandMoneyOrder) {
  const api = useApi();
  const path = pathOf(order);
  const params = { path: { id: order.id, slug: order.slug ?? '' } };
  const refreshes = [keyOf(path).slice(0, 1)];
  return {
    refreshes,
    confirm: (body: Wire['PaymentByHand']): Promise<unknown> => api.POST(`${path}/confirmation`, { params, body }),
    decline: (body: Wire['PaymentDecline']): Promise<unknown> => api.POST(`${path}/decline`, { params, body }),
    takeBack: useDecisionAbout(refreshes, (query) => api.DELETE(`${path}/confirmation`, { params: { ...params, query } })),
    agree: useDecisionAbout(refreshes, (query) => api.POST(`${path}/confirmation/agreement`, { params: { ...params, query } })),
    sendEvidence: useMutation<EvidenceFile, Error, File>({
      mutationFn: async (file) => {
        const isPdf = file.type === 'application/pdf';
        const bytes = isPdf ? file : await shrinkPicture(file);
        return dataOf(api.POST(`${path}/evidence`, { params, ...sentBytes(bytes, isPdf ? file.type : pictureType(bytes)) }));
      },
    }),
  };
}

/** A decision about the confirmation that was read. When another stands in its place, which is asked for again, the error says so. */
function useDecisionAbout(refreshes: readonly QueryKey[], send: (seen: { readonly confirmationId: string }) => Promise<unknown>) {
  const { t } = useI18n();
  const change = useChange({ refreshes, send: (_, confirmationId: string) => send({ confirmationId }) });
  return { ...change, error: isConflict(change.error) ? new Error(t('handMoney.overtaken')) : change.error };
}

/** The address at which a file of evidence is read. */
export function evidenceAddress({ id, slug }: HandMoneyOrder, fileId: string): string {
  const order = slug === undefined ? `/api/admin/orders/${id}` : `/api/partner/${slug}/orders/${id}`;
  return `${order}/evidence/${fileId}`;
}
