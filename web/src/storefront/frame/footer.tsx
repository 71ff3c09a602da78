import { useI18n } from '../../i18n/i18n.tsx';
import { analyticsConsent } from '../../memory/analytics-consent.ts';
import { LineLink } from '../../page/links.tsx';
import { useSettings } from '../../page/settings.tsx';
import { SupportItems } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { LegalLinks } from './legal-links.tsx';

/** The foot of every public page: contacts, a note and links. In a shop with analytics, a button asks for the consent again. */
export function Footer() {
  const { t } = useI18n();
  const { analyticsId } = useSettings();
  return (
    <footer className="mt-20 border-line border-t bg-sunk">
      <div className="page-width grid gap-8 py-12 md:grid-cols-[1fr_auto] md:items-start">
        <div className="max-w-prose">
          <h2 className="text-card">{t('frame.footerQuestion')}</h2>
          <p className="mt-1 text-muted">{t('frame.footerAnswer')}</p>
        </div>
        <address className="not-italic">
          <ul className="flex flex-col">
            <SupportItems />
          </ul>
        </address>
        <p className="flex items-center gap-3 border-line border-t pt-6 text-muted text-sm md:col-span-2">
          <Emblem name="flame" className="size-7" />
          {t('frame.footerNote')}
        </p>
        <LineLink to={paths.almanac()} className="justify-self-start text-sm md:hidden">
          {t('frame.almanac')}
        </LineLink>
        <nav aria-label={t('frame.legal')} className="md:col-span-2">
          <LegalLinks />
        </nav>
        {analyticsId !== undefined && (
          <button
            type="button"
            onClick={analyticsConsent.forget}
            className="text-link inline-flex min-h-11 items-center justify-self-start text-sm"
          >
            {t('frame.analytics')}
          </button>
        )}
      </div>
    </footer>
  );
}
