import { useMutation } from '@tanstack/react-query';
import type { components } from '#contract';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { pictureType, shrinkPicture } from '../forms/shrink-picture.ts';
import { useChange } from '../forms/use-change.ts';

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

/**
 * What people say of an order's money. After each step the queries are read anew whose keys begin with one of `names`: what they show is
 * money.
 */
export function useSayOfMoney(place: MoneyPlace, names: readonly string[]) {
  const api = useApi();
  const { id, slug } = place;
  const own = { params: { path: { slug: slug ?? '', id } } };
  const all = { params: { path: { id } } };
  const isShop = slug === undefined;
  const shown = names.map((name) => [name]);
  return {
    shown,
    confirm: (body: PaymentByHand): Promise<unknown> =>
      isShop
        ? api.POST('/api/admin/orders/{id}/confirmation', { ...all, body })
        : api.POST('/api/partner/{slug}/orders/{id}/confirmation', { ...own, body }),
    decline: (body: PaymentDecline): Promise<unknown> =>
      isShop
        ? api.POST('/api/admin/orders/{id}/decline', { ...all, body })
        : api.POST('/api/partner/{slug}/orders/{id}/decline', { ...own, body }),
    takeBack: useChange({
      shown,
      send: (): Promise<unknown> =>
        isShop
          ? api.DELETE('/api/admin/orders/{id}/confirmation', all)
          : api.DELETE('/api/partner/{slug}/orders/{id}/confirmation', own),
    }),
    agree: useChange({
      shown,
      send: (): Promise<unknown> =>
        isShop
          ? api.POST('/api/admin/orders/{id}/confirmation/agreement', all)
          : api.POST('/api/partner/{slug}/orders/{id}/confirmation/agreement', own),
    }),
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
        return isShop
          ? dataOf(api.POST('/api/admin/orders/{id}/evidence', { ...all, ...sent }))
          : dataOf(api.POST('/api/partner/{slug}/orders/{id}/evidence', { ...own, ...sent }));
      },
    }),
  };
}

/** Where a file of an order is read. */
export function evidenceAddress({ id, slug }: MoneyPlace, file: string): string {
  const order = slug === undefined ? `/api/admin/orders/${id}` : `/api/partner/${slug}/orders/${id}`;
  return `${order}/evidence/${file}`;
}
