import { useI18n } from '../../i18n/i18n.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';

/** Leads from the consent to birth data to the text that says what becomes of them. Opens in a tab, so that nothing typed is lost. */
export function ConsentLink({ className }: { className?: string }) {
  const { t } = useI18n();
  return (
    <p className={className}>
      <LineLink to={paths.legal('privacy')} target="_blank" className="text-sm">
        {t('account.consentText')}
      </LineLink>
    </p>
  );
}
