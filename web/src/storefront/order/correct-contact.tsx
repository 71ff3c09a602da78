import { useState } from 'react';
import type { Order } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { checkoutAttempt } from '../../memory/late/checkout-attempt.ts';
import { typedContacts } from '../../memory/late/typed-contacts.ts';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import type { Contact } from '../checkout/contact-form.tsx';
import { OrderContact } from './order-contact.tsx';

/** Lets the browser that placed an order correct a mistyped e-mail. The form begins with what was typed at its checkout. */
export function CorrectContact({ order }: { order: Order }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  const form = useFocusBack<HTMLDivElement>(!isOpen);
  if (isOpen) {
    const typed = typedAtCheckout(order);
    return (
      <div ref={form} tabIndex={-1}>
        <OrderContact
          order={order}
          title="order.correctEmail"
          text="order.correctEmailText"
          initial={typed?.contact}
          onSaved={(corrected) => {
            typed?.keep(corrected);
            keepAttempt(order.id, corrected);
            setOpen(false);
          }}
        />
      </div>
    );
  }
  return (
    <p className="px-5 text-muted text-sm md:px-6 print:hidden">
      {t('order.mailGoesTo', { email: order.contact.maskedEmail ?? '' })}{' '}
      <button ref={opener} type="button" className="text-link min-h-11" onClick={() => setOpen(true)}>
        {t('order.correctEmail')}
      </button>
    </p>
  );
}

/** What this device remembers of the order's checkout; undefined when what was typed last is of another order. */
function typedAtCheckout({ contact: { firstName, maskedEmail = '' } }: Order) {
  return typedContacts(maskedEmail).find((typed) => typed.contact.full_name.trim().split(/\s/, 1)[0] === firstName);
}

/** The checkout that made the order goes on with it under the corrected contact, too, instead of placing another order. */
function keepAttempt(orderId: string, corrected: Contact): void {
  const attempt = checkoutAttempt.read();
  if (attempt?.order?.id === orderId) checkoutAttempt.keep({ ...attempt, corrected });
}
