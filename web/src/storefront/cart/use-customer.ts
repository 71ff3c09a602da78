import { useQuery } from '@tanstack/react-query';
import { currentUserQuery, type User } from '../../api/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { useSignedInHint } from '../../signed-in-hint.ts';
import type { Contact } from '../checkout/contact-form.tsx';

/** Who orders: somebody signed in whose name and e-mail are known, or a guest of whom perhaps a part is known. */
export type Customer =
  | { readonly kind: 'checking' }
  | { readonly kind: 'guest'; readonly known: Partial<Contact> }
  | { readonly kind: 'customer'; readonly contact: Contact };

/** Asks the shop only where somebody is signed in as far as this device knows. */
export function useCustomer(): Customer {
  const hint = useSignedInHint();
  const { data: user, isPending } = useQuery({ ...currentUserQuery(useApi()), enabled: hint });
  if (!hint) return { kind: 'guest', known: {} };
  if (isPending) return { kind: 'checking' };
  return user ? customerOf(user) : { kind: 'guest', known: {} };
}

function customerOf({ firstName, lastName, email }: User): Customer {
  const full_name = `${firstName} ${lastName}`.trim();
  if (full_name && email) return { kind: 'customer', contact: { full_name, email } };
  return { kind: 'guest', known: { ...(full_name ? { full_name } : {}), ...(email ? { email } : {}) } };
}
