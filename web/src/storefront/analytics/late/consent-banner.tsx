import { useId } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { analyticsConsent } from '../../../memory/analytics-consent.ts';
import { Button } from '../../../ui/button.tsx';

/** Asks for consent at the foot of the window. The page stays usable, and both answers are equally easy to give. */
export function ConsentBanner() {
  const { t } = useI18n();
  const titleId = useId();
  const answer = (consent: 'denied' | 'granted') => {
    analyticsConsent.keep(consent);
    // The banner goes with the pressed button.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-labelledby={titleId}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface shadow-raised md:inset-x-auto md:bottom-5 md:left-5 md:max-w-105 md:rounded-card md:border"
    >
      <div className="px-5 py-4">
        <h2 id={titleId} className="text-card">
          {t('consent.title')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('consent.text')}</p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Button onClick={() => answer('denied')}>{t('consent.refuse')}</Button>
          <Button onClick={() => answer('granted')}>{t('consent.allow')}</Button>
        </div>
      </div>
    </section>
  );
}
