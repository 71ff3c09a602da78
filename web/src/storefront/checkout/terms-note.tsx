import { useI18n } from '../../i18n/i18n.tsx';
import { LegalLinks } from '../frame/legal-links.tsx';

/** Says, before a payment, what a buyer accepts. */
export function TermsNote() {
  const { t } = useI18n();
  return (
    <div className="mt-4 border-line border-t pt-3 text-muted text-sm">
      <p>{t('frame.termsNote')}</p>
      <LegalLinks texts={['terms', 'refunds', 'privacy']} />
    </div>
  );
}
