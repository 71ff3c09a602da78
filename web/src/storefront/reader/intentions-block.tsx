import { SPECIAL_INTENTION_PRICE } from '#modules/cart-pricing/index.ts';
import type { Offer } from '../../api/reading.ts';
import { formatCents } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { NeedsScript } from '../../page/support.tsx';
import { Button } from '../../ui/button.tsx';
import { useLateDialog } from '../frame/use-late-dialog.tsx';
import { SideCard } from './side-card.tsx';

const loadModal = () => import('../home/intentions-modal.tsx');

/** Opens the home page's dialog of special intentions, which have no tiers and cost the same each. */
export function IntentionsBlock({ offer }: { offer: Offer }) {
  const { t, language } = useI18n();
  const { show, dialog } = useLateDialog(loadModal, t('home.intentions'), { icon: offer.icon });
  return (
    <SideCard title={t('reading.order')}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted text-sm">{t('reading.intentionsText')}</span>
        <span className="price text-price">{t('home.from', { price: formatCents(SPECIAL_INTENTION_PRICE, language) })}</span>
      </p>
      <Button variant="primary" aria-haspopup="dialog" onClick={show} className="mt-3.5 w-full noscript:hidden">
        {t('reading.intentionsSelect')}
      </Button>
      <NeedsScript />
      {dialog}
    </SideCard>
  );
}
