import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/i18n.tsx';
import { checkoutContact } from '../../../memory/late/checkout-contact.ts';
import { signedIn } from '../../../memory/signed-in.ts';
import { LineLink } from '../../../page/links.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Contact, ContactForm } from '../../checkout/contact-form.tsx';
import { TermsNote } from '../../checkout/terms-note.tsx';
import type { CartCheckout } from './use-cart-checkout.ts';
import { type Guest, type SignedInCustomer, useCustomer } from './use-customer.ts';

interface CheckoutStartProps {
  checkout: CartCheckout;
  /** The formatted price to pay. */
  total: string;
  /** False while the cart holds something that is not on sale. */
  isPayable: boolean;
}

/**
 * Leads to the payment: asks a guest for contact data, and shows those of a customer who is signed in. In all but the lowest
 * windows total and button stay in sight however long the cart is.
 */
export function CheckoutStart({ checkout, total, isPayable }: CheckoutStartProps) {
  const { t } = useI18n();
  const formId = useId();
  const customer = useCustomer();
  const isChecking = customer.kind === 'checking';
  return (
    <>
      <div className="mt-5">
        {isChecking ? <Skeleton className="h-40" /> : <ContactStep formId={formId} checkout={checkout} customer={customer} />}
      </div>
      <div className="tall:sticky tall:-bottom-6 -mx-6 mt-auto -mb-6 flex flex-col gap-2 border-line border-t bg-surface px-6 pt-3 pb-5">
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-lead">{t('common.total')}</span>
          <output className="price text-section">{total}</output>
        </p>
        <Button variant="primary" type="submit" form={formId} disabled={!isPayable || isChecking}>
          {t('cart.pay', { price: total })}
        </Button>
      </div>
    </>
  );
}

interface ContactStepProps {
  formId: string;
  checkout: CartCheckout;
  customer: Guest | SignedInCustomer;
}

/** The contact data that the order needs, as a form that the button sends. */
function ContactStep({ formId, checkout, customer }: ContactStepProps) {
  const { t } = useI18n();
  const note = (
    <div className="mb-4 flex flex-col gap-4">
      <p className="text-center text-muted text-sm">{t('cart.payNote')}</p>
      <TermsNote />
    </div>
  );
  if (customer.kind === 'customer' && !checkout.refusedField)
    return (
      <KnownContact formId={formId} customer={customer} onDone={checkout.toPayment}>
        {note}
      </KnownContact>
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
        id={formId}
        initial={withKnown(checkoutContact.read(), known)}
        refusedField={checkout.refusedField}
        // After the server has refused the e-mail, an e-mail is required, also from a customer whose account has none.
        isEmailOptional={needsNoEmail(customer) && checkout.refusedField !== 'email'}
        onEdit={checkoutContact.keep}
        onDone={goOn}
      >
        {note}
      </ContactForm>
    </>
  );
}

/** Says that the session has ended, so the order would be a guest's. Whoever goes on agrees; then this device forgets the sign-in. */
function SignedOut() {
  const { t } = useI18n();
  return (
    <div role="alert" className="mb-4 rounded-field bg-gold-soft px-4 pt-3 pb-1 text-gold-ink text-sm">
      <p>{t('cart.signedOut')}</p>
      <LineLink to={paths.profile()}>{t('common.signIn')}</LineLink>
    </div>
  );
}

/** Does the order belong to an account without an e-mail, so that it needs none? */
function needsNoEmail(customer: Guest | SignedInCustomer): boolean {
  return customer.kind === 'customer' ? customer.contact.email === '' : customer.hasAccount === true;
}

interface KnownContactProps {
  formId: string;
  customer: SignedInCustomer;
  onDone: (contact: Contact) => void;
  children: ReactNode;
}

/** The contact data of a customer who is signed in, with a link to where they are changed. */
function KnownContact({ formId, customer: { contact, reachedBy }, onDone, children }: KnownContactProps) {
  const { t } = useI18n();
  return (
    <form
      id={formId}
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

/** What was typed, and where nothing was typed, what is known. */
function withKnown(typed: Contact, known: Partial<Contact>): Contact {
  return { full_name: typed.full_name || (known.full_name ?? ''), email: typed.email || (known.email ?? '') };
}
