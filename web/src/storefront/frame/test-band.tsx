import { useI18n } from '../../i18n/i18n.tsx';
import { useSettings } from '../../page/settings.tsx';

/** Says at the head of every page what test mode means for money: none is taken, or nothing must be sent. It scrolls away with the page. */
export function TestBand() {
  const { t } = useI18n();
  const mode = useSettings().testMode;
  if (!mode) return null;
  // `own`: the coins are those of the shop's own test gateway, not of another gateway.
  const text = t(mode === 'own' ? 'frame.testMode' : 'frame.testModeForeign');
  return (
    <section aria-label={t('frame.testModeLabel')} className="bg-info-soft text-info print:hidden">
      <p className="page-width py-1.5 text-center font-medium text-sm">{text}</p>
    </section>
  );
}
