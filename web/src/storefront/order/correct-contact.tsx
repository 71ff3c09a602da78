import { useRef, useState } from 'react';
import type { Order } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { checkoutContact } from '../../memory/late/checkout-contact.ts';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import { OrderContact } from './order-contact.tsx';

/** Lets the browser that placed an order correct a mistyped e-mail. The form begins with what was typed at the checkout. */
export function CorrectContact({ order }: { order: Order }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useFocusBack(isOpen, opener);
  useFocusBack(!isOpen, form);
  if (isOpen)
    return (
      <div ref={form} tabIndex={-1}>
        <OrderContact
          order={order}
          title="order.correctEmail"
          text="order.correctEmailText"
          initial={checkoutContact.read()}
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
