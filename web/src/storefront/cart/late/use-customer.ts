import { useQuery } from '@tanstack/react-query';
import { currentUserQuery, type User } from '../../../api/late/current-user.ts';
import { useApi } from '../../../api/provider.tsx';
import { useSignedInHint } from '../../../memory/signed-in.ts';
import type { Contact } from '../../checkout/contact-form.tsx';

/** Who orders. */
type Customer = { readonly kind: 'checking' } | Guest | SignedInCustomer;

export interface Guest {
  readonly kind: 'guest';
  /** What is known of the guest; empty when nothing is. */
  readonly known: Partial<Contact>;
  /** Signed in by phone and without a name yet: the order needs no e-mail. */
  readonly hasAccount?: true;
  /** A customer whose session has ended without their doing. */
  readonly wasSignedOut?: true;
}

/** A customer who is signed in and whose name is known. */
export interface SignedInCustomer {
  readonly kind: 'customer';
  /** Its e-mail is empty for a customer without one. */
  readonly contact: Contact;
  /** The e-mail, or the phone of a customer without e-mail. */
  readonly reachedBy: string;
}

/** Asks the server who is signed in, but only when this device remembers that somebody is. */
export function useCustomer(): Customer {
  const hint = useSignedInHint();
  const { data: user, isFetching } = useQuery({ ...currentUserQuery(useApi()), enabled: hint });
  if (!hint) return { kind: 'guest', known: {} };
  if (user) return customerOf(user);
  if (isFetching) return { kind: 'checking' };
  // Null: nobody is signed in. This device forgets the sign-in when somebody signs out, so the session has ended by itself.
  // Undefined: the server could not be asked.
  return user === null ? { kind: 'guest', known: {}, wasSignedOut: true } : { kind: 'guest', known: {} };
}

function customerOf({ firstName, lastName, email, phoneNumber }: User): Customer {
  const full_name = `${firstName} ${lastName}`.trim();
  if (full_name) return { kind: 'customer', contact: { full_name, email }, reachedBy: email || phoneNumber };
  return email ? { kind: 'guest', known: { email } } : { kind: 'guest', known: {}, hasAccount: true };
}
