import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { type Order, orderQuery } from '../../api/queries.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Card } from '../../ui/late/card.tsx';
import { type Contact, ContactForm, refusedContactField } from '../checkout/contact-form.tsx';

const NO_CONTACT: Contact = { full_name: '', email: '' };

interface OrderContactProps {
  order: Order;
  title?: MessageKey;
  text?: MessageKey;
  initial?: Contact | undefined;
  onSaved?: (contact: Contact) => void;
}

/** Asks the payer of an order for contact data. Where the caller gives no words, title and text say that the order lacks them. */
export function OrderContact({
  order: { id },
  title = 'order.contact',
  text = 'order.contactText',
  initial = NO_CONTACT,
  onSaved,
}: OrderContactProps) {
  const { t } = useI18n();
  const save = useChange({
    send: (api, { full_name, email }: Contact) =>
      dataOf(
        api.PUT('/api/orders/{id}/contact', {
          params: { path: { id } },
          body: { customerName: full_name, customerEmail: email },
        }),
      ),
    recordKey: orderQuery(useApi(), id).queryKey,
    done: t('order.contactSaved'),
    onDone: (_, contact) => onSaved?.(contact),
  });
  const refused = refusedContactField(save.error);
  return (
    <Card title={t(title)} className="print:hidden">
      <p className="mt-1 mb-4 text-muted text-sm">{t(text)}</p>
      <ContactForm initial={initial} refusedField={refused} onDone={(contact) => save.mutate(contact)}>
        <Alert>{save.error && !refused && save.error.message}</Alert>
        <Button type="submit" isBusy={save.isPending}>
          {t('common.save')}
        </Button>
      </ContactForm>
    </Card>
  );
}
