import { type FormEvent, useId, useRef, useState } from 'react';
import { cents } from '#kernel/money.ts';
import { INTENTION_GROUPS, type IntentionGroup, intentionsOf, SPECIAL_INTENTION_PRICE } from '#modules/cart-pricing/index.ts';
import { INTENTION_GROUP_NAMES, INTENTION_NAMES, specialIntentionName } from '#words/special-intention-names.ts';
import { formatCents } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { CART_HASH } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import type { LateDialogProps } from '../frame/use-late-dialog.tsx';

/** A dialog with six groups of wishes. Each ticked wish becomes a cart item with the emblem `icon`. */
export default function IntentionsModal({ icon, open, onClose }: LateDialogProps & { icon: string }) {
  const { t, language } = useI18n();
  const addToCart = useAddToCart();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isNoneTicked, setNoneTicked] = useState(false);
  const total = cents(ticked.size * SPECIAL_INTENTION_PRICE);

  function toggle(itemId: string) {
    setNoneTicked(false);
    const next = new Set(ticked);
    if (!next.delete(itemId)) next.add(itemId);
    setTicked(next);
  }

  function close() {
    setNoneTicked(false);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ticked.size === 0) {
      setNoneTicked(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    const wishes = INTENTION_GROUPS.flatMap(intentionsOf).filter(({ itemId }) => ticked.has(itemId));
    const added = wishes.filter((wish) => addToCart({ id: wish.itemId, name: specialIntentionName(wish), icon }));
    // `addToCart` shows a message for each wish; one for all that the cart did not hold yet replaces the last.
    if (ticked.size > 1 && added.length > 0) {
      const link = { href: CART_HASH, text: t('cart.show') };
      toast({ title: t('cart.added'), description: t('home.intentionsAdded', { count: added.length }), link, kind: 'success' });
    }
    setTicked(new Set());
    close();
  }

  return (
    <Modal
      open={open}
      onClose={close}
      title={t('home.intentions')}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role={isNoneTicked ? 'alert' : 'status'} className={isNoneTicked ? 'text-danger' : 'text-muted text-sm'}>
            {isNoneTicked ? t('home.intentionsNone') : t('home.intentionsCount', { count: ticked.size })}
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

interface IntentionGroupProps {
  group: IntentionGroup;
  /** Item ids. */
  ticked: ReadonlySet<string>;
  onToggle: (itemId: string) => void;
}

/** The wishes of one group as checkboxes. */
function IntentionGroupFields({ group, ticked, onToggle }: IntentionGroupProps) {
  const { language } = useI18n();
  return (
    <fieldset>
      <legend className="mb-1 font-heading font-semibold text-xl">{INTENTION_GROUP_NAMES[group][language]}</legend>
      {intentionsOf(group).map(({ itemId, intention }) => (
        <label
          key={itemId}
          className="-mx-2.5 flex min-h-11 items-center gap-3 rounded-field px-2.5 transition-colors duration-150 hover:bg-sunk has-checked:bg-soft"
        >
          <input
            type="checkbox"
            checked={ticked.has(itemId)}
            onChange={() => onToggle(itemId)}
            className="size-5 shrink-0 accent-accent"
          />
          {INTENTION_NAMES[`${group}-${intention}`]?.[language]}
        </label>
      ))}
    </fieldset>
  );
}
