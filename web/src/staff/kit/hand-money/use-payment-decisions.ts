import { useMutation } from '@tanstack/react-query';
import type { components } from '#contract';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { pictureType, shrinkPicture } from '../forms/shrink-picture.ts';
import { useChange } from '../forms/use-change.tsx';

type Wire = components['schemas'];
export type PaymentByHand = Wire['PaymentByHand'];
export type PaymentDecline = Wire['PaymentDecline'];
export type EvidenceFile = Wire['EvidenceFile'];

export type SayOfMoney = ReturnType<typeof useSayOfMoney>;

/** An order at the door of the shop's people, or of a partner's. */
export interface MoneyPlace {
  readonly id: string;
  readonly slug?: string;
}

const OWN = '/api/partner/{slug}/orders/{id}';

/** Both doors take and answer the same; in that of the shop's people no partner is named. */
const doorOf = ({ slug }: MoneyPlace) => (slug === undefined ? '/api/admin/orders/{id}' : OWN) as typeof OWN;

/**
 * What people say of an order's money. After each step the queries are read anew whose keys begin with one of `names`: what they show is
 * money.
 */
export function useSayOfMoney(place: MoneyPlace, names: readonly string[]) {
  const api = useApi();
  const door = doorOf(place);
  const params = { path: { id: place.id, slug: place.slug ?? '' } };
  const shown = names.map((name) => [name]);
  return {
    shown,
    confirm: (body: PaymentByHand): Promise<unknown> => api.POST(`${door}/confirmation`, { params, body }),
    decline: (body: PaymentDecline): Promise<unknown> => api.POST(`${door}/decline`, { params, body }),
    takeBack: useChange({ shown, send: (): Promise<unknown> => api.DELETE(`${door}/confirmation`, { params }) }),
    agree: useChange({ shown, send: (): Promise<unknown> => api.POST(`${door}/confirmation/agreement`, { params }) }),
    send: useMutation<EvidenceFile, Error, File>({
      mutationFn: async (file) => {
        const isPdf = file.type === 'application/pdf';
        const bytes = isPdf ? file : await shrinkPicture(file);
        const sent = {
          headers: { 'Content-Type': isPdf ? file.type : pictureType(bytes) },
          // The contract writes bytes as a text.
          body: bytes as unknown as string,
          bodySerializer: (body: string) => body,
        };
        return dataOf(api.POST(`${door}/evidence`, { params, ...sent }));
      },
    }),
  };
}

/** Where a file of an order is read. */
export function evidenceAddress({ id, slug }: MoneyPlace, file: string): string {
  const order = slug === undefined ? `/api/admin/orders/${id}` : `/api/partner/${slug}/orders/${id}`;
  return `${order}/evidence/${file}`;
}
