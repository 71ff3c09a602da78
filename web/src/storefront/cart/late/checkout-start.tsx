import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { checkoutContact } from '../../../memory/late/checkout-contact.ts';
import { signedIn } from '../../../memory/signed-in.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Contact, ContactForm } from '../../checkout/contact-form.tsx';
import { TermsNote } from '../../checkout/terms-note.tsx';
import type { CartCheckout } from './use-cart-checkout.ts';
import { type Customer, useCustomer } from './use-customer.ts';

export interface CheckoutStartProps {
  checkout: CartCheckout;
  /** The formatted price to pay. */
  total: string;
  payable: boolean;
}

/** Leads to the payment: asks a guest for contact data, and shows those of a customer who is signed in. */
export function CheckoutStart({ checkout, total, payable }: CheckoutStartProps) {
  const { t } = useI18n();
  const customer = useCustomer();
  if (customer.kind === 'checking') return <Skeleton className="h-40" />;
  const action = (
    <>
      <Button variant="primary" type="submit" disabled={!payable} className="mt-1">
        {t('cart.pay', { price: total })}
      </Button>
      <p className="text-center text-muted text-sm">{t('cart.payNote')}</p>
      <TermsNote />
    </>
  );
  if (customer.kind === 'customer' && !checkout.refusedField)
    return (
      <KnownCustomer {...customer} onDone={checkout.toPayment}>
        {action}
      </KnownCustomer>
    );
  const known = customer.kind === 'customer' ? customer.contact : { ...checkout.contact, ...customer.known };
  const wasSignedOut = customer.kind === 'guest' && customer.wasSignedOut === true;
  const goOn = (contact: Contact) => {
    if (wasSignedOut) signedIn.forget();
    checkout.toPayment(contact);
  };
  return (
    <>
      {wasSignedOut && <SignedOut />}
      <ContactForm
        initial={withKnown(checkoutContact.read(), known)}
        refusedField={checkout.refusedField}
        // After the server has refused the e-mail, an e-mail is required, also from a customer whose account has none.
        isEmailOptional={hasAccountAlone(customer) && checkout.refusedField !== 'email'}
        onEdit={checkoutContact.keep}
        onDone={goOn}
      >
        {action}
      </ContactForm>
    </>
  );
}

/** Says that the order would be a guest's now. To go on means to agree, so this device then forgets that somebody was signed in. */
function SignedOut() {
  const { t } = useI18n();
  return (
    <p role="alert" className="mb-4 rounded-field bg-gold-soft px-4 py-3 text-gold-ink text-sm">
      {t('cart.signedOut')}{' '}
      <Link to={paths.profile()} className="text-link inline-flex min-h-11 items-center">
        {t('cart.signInAgain')}
      </Link>
    </p>
  );
}

/** Does the order belong to an account, so that it needs no e-mail? */
function hasAccountAlone(customer: Customer): boolean {
  return customer.kind === 'customer' ? customer.contact.email === '' : customer.kind === 'guest' && customer.hasAccount === true;
}

type KnownCustomerProps = PropsWithChildren<Extract<Customer, { kind: 'customer' }> & { onDone: (contact: Contact) => void }>;

function KnownCustomer({ contact, reachedBy, onDone, children }: KnownCustomerProps) {
  const { t } = useI18n();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(contact);
      }}
    >
      <div className="flex items-start justify-between gap-4 rounded-field bg-sunk px-4 py-3">
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('cart.contact')}</p>
          <p className="font-semibold">
            <bdi>{contact.full_name}</bdi>
          </p>
          <p className="wrap-anywhere text-sm">
            <bdi>{reachedBy}</bdi>
          </p>
        </div>
        <Link to={paths.profile()} className="text-link -my-2 inline-flex min-h-11 shrink-0 items-center text-sm">
          {t('cart.toAccount')}
        </Link>
      </div>
      {children}
    </form>
  );
}

function withKnown(typed: Contact, known: Partial<Contact>): Contact {
  return { full_name: typed.full_name || (known.full_name ?? ''), email: typed.email || (known.email ?? '') };
}
