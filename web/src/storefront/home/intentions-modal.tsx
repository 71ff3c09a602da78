import { type FormEvent, useId, useRef, useState } from 'react';
import { cents } from '#kernel/money.ts';
import { INTENTION_GROUPS, SPECIAL_INTENTION_PRICE } from '#modules/cart-pricing/index.ts';
import { formatCents } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { CART_HASH } from '../cart/cart-address.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { IntentionGroupFields } from './intention-group-fields.tsx';
import { intentionItem } from './intention-item.ts';

export interface IntentionsModalProps {
  /** Emblem of the cart items. */
  icon: string;
  open: boolean;
  onClose: () => void;
}

/** A dialog with six groups of wishes. Each ticked wish becomes a cart item. */
export default function IntentionsModal({ icon, open, onClose }: IntentionsModalProps) {
  const { t, language } = useI18n();
  const addToCart = useAddToCart();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const total = cents(ticked.size * SPECIAL_INTENTION_PRICE);

  function toggle(itemId: string) {
    setRefused(false);
    setTicked((before) =>
      before.has(itemId) ? new Set([...before].filter((id) => id !== itemId)) : new Set([...before, itemId]),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ticked.size === 0) {
      setRefused(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    for (const itemId of ticked) addToCart(intentionItem(itemId, icon));
    if (ticked.size > 1) {
      const link = { href: CART_HASH, text: t('cart.show') };
      toast({ title: t('cart.added'), description: t('home.intentionsAdded', { count: ticked.size }), link, kind: 'success' });
    }
    setTicked(new Set());
    onClose();
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('home.intentions')}
      closeLabel={t('frame.close')}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role={refused ? 'alert' : 'status'} className={refused ? 'text-danger' : 'text-muted text-sm'}>
            {refused ? t('home.intentionsNone') : t('home.intentionsCount', { count: ticked.size })}
          </p>
          <Button variant="primary" type="submit" form={formId} className="max-sm:w-full">
            {t('home.intentionsAdd', { count: ticked.size, total: formatCents(total, language) })}
          </Button>
        </div>
      }
    >
      <p className="max-w-prose text-muted">
        {t('home.intentionsText', { price: formatCents(SPECIAL_INTENTION_PRICE, language) })}
      </p>
      <form ref={form} id={formId} onSubmit={submit} noValidate className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {INTENTION_GROUPS.map((group) => (
          <IntentionGroupFields key={group} group={group} ticked={ticked} onToggle={toggle} />
        ))}
      </form>
    </Modal>
  );
}
