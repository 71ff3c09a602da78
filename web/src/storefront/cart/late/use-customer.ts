import { useQuery } from '@tanstack/react-query';
import { currentUserQuery, type User } from '../../../api/current-user.ts';
import { useApi } from '../../../api/provider.tsx';
import { useSignedInHint } from '../../../memory/signed-in.ts';
import type { Contact } from '../../checkout/contact-form.tsx';

/** Who orders: somebody signed in whose name is known, or a guest of whom perhaps a part is known. */
export type Customer =
  | { readonly kind: 'checking' }
  /** `hasAccount`: signed in by phone, so that the order is found without an e-mail. */
  | { readonly kind: 'guest'; readonly known: Partial<Contact>; readonly hasAccount?: true }
  /** `reachedBy`: the e-mail, or the phone of somebody who has none; the contact's e-mail is empty then. */
  | { readonly kind: 'customer'; readonly contact: Contact; readonly reachedBy: string };

/** Asks the shop only where somebody is signed in as far as this device knows. */
export function useCustomer(): Customer {
  const hint = useSignedInHint();
  const { data: user, isPending } = useQuery({ ...currentUserQuery(useApi()), enabled: hint });
  if (!hint) return { kind: 'guest', known: {} };
  if (isPending) return { kind: 'checking' };
  return user ? customerOf(user) : { kind: 'guest', known: {} };
}

function customerOf({ firstName, lastName, email, phoneNumber }: User): Customer {
  const full_name = `${firstName} ${lastName}`.trim();
  if (full_name) return { kind: 'customer', contact: { full_name, email }, reachedBy: email || phoneNumber };
  return { kind: 'guest', ...(email ? { known: { email } } : { known: {}, hasAccount: true }) };
}
