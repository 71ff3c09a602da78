import { useState } from 'react';
import type { Order } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { checkoutContact } from '../../memory/late/checkout-contact.ts';
import { lastCheckout } from '../../memory/late/last-checkout.ts';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import type { Contact } from '../checkout/contact-form.tsx';
import { OrderContact } from './order-contact.tsx';

/** Lets the browser that placed an order correct a mistyped e-mail. The form begins with what was typed at the checkout. */
export function CorrectContact({ order }: { order: Order }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  const form = useFocusBack<HTMLDivElement>(!isOpen);
  if (isOpen)
    return (
      <div ref={form} tabIndex={-1}>
        <OrderContact
          order={order}
          title="order.correctEmail"
          text="order.correctEmailText"
          initial={typedAtCheckout()}
          onSaved={() => setOpen(false)}
        />
      </div>
    );
  return (
    <p className="px-5 text-muted text-sm md:px-6 print:hidden">
      {t('order.mailGoesTo', { email: order.contact.maskedEmail ?? '' })}{' '}
      <button ref={opener} type="button" className="text-link min-h-11" onClick={() => setOpen(true)}>
        {t('order.correctEmail')}
      </button>
    </p>
  );
}

/** Of a paid order the form of the checkout is empty again, and the last checkout knows what stood in it. */
function typedAtCheckout(): Contact {
  const typed = checkoutContact.read();
  const { full_name = '', email = '' } = typed.email ? typed : (lastCheckout.read() ?? {});
  return { full_name, email };
}
