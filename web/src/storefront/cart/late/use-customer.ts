import { useQuery } from '@tanstack/react-query';
import { currentUserQuery, type User } from '../../../api/late/current-user.ts';
import { useApi } from '../../../api/provider.tsx';
import { useSignedInHint } from '../../../memory/signed-in.ts';
import type { Contact } from '../../checkout/contact-form.tsx';

/** Who orders: a customer who is signed in and whose name is known, or a guest. */
export type Customer =
  | { readonly kind: 'checking' }
  /**
   * `known` is what is known of the guest. `hasAccount`: signed in by phone, so the order needs no e-mail. `wasSignedOut`: a customer
   * whose session has ended without their doing.
   */
  | { readonly kind: 'guest'; readonly known: Partial<Contact>; readonly hasAccount?: true; readonly wasSignedOut?: true }
  /** `reachedBy` is the e-mail; for a customer without e-mail the phone, and the contact's e-mail is empty. */
  | { readonly kind: 'customer'; readonly contact: Contact; readonly reachedBy: string };

/** Asks the server who is signed in, but only when this device remembers that somebody is. */
export function useCustomer(): Customer {
  const hint = useSignedInHint();
  const { data: user, isPending } = useQuery({ ...currentUserQuery(useApi()), enabled: hint });
  if (!hint) return { kind: 'guest', known: {} };
  if (isPending) return { kind: 'checking' };
  if (user) return customerOf(user);
  // Who signs out is forgotten by this device, too.
  return user === null ? { kind: 'guest', known: {}, wasSignedOut: true } : { kind: 'guest', known: {} };
}

function customerOf({ firstName, lastName, email, phoneNumber }: User): Customer {
  const full_name = `${firstName} ${lastName}`.trim();
  if (full_name) return { kind: 'customer', contact: { full_name, email }, reachedBy: email || phoneNumber };
  return email ? { kind: 'guest', known: { email } } : { kind: 'guest', known: {}, hasAccount: true };
}
