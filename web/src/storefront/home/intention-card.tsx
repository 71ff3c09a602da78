import { SPECIAL_INTENTION_DURATION, SPECIAL_INTENTION_PRICE } from '#modules/cart-pricing/index.ts';
import type { Service } from '../../api/queries.ts';
import { formatCents, formatDuration } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useLateDialog } from '../frame/use-late-dialog.tsx';
import { RitualCard } from './ritual-card.tsx';

const loadModal = () => import('./intentions-modal.tsx');

/** The special intentions: one price for each, chosen in a dialog whose code loads when it is first opened. */
export function IntentionCard({ service }: { service: Service }) {
  const { t, language } = useI18n();
  const { show, dialog } = useLateDialog(loadModal, t('home.intentions'), { icon: service.icon });
  return (
    <>
      <RitualCard
        service={service}
        offer={
          <>
            <span className="text-muted text-sm">
              {t('home.perIntention', { duration: formatDuration(SPECIAL_INTENTION_DURATION, language) })}
            </span>
            <span className="price text-price">{t('home.from', { price: formatCents(SPECIAL_INTENTION_PRICE, language) })}</span>
          </>
        }
        action={
          <Button className="noscript:hidden" aria-haspopup="dialog" aria-label={t('home.selectNamed')} onClick={show}>
            {t('home.select')}
          </Button>
        }
      />
      {dialog}
    </>
  );
}
