import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { LEGAL_TEXTS, type LegalText, paths } from '../../paths.ts';

/** Links to the legal texts. */
export function LegalLinks({ texts = LEGAL_TEXTS }: { texts?: readonly LegalText[] }) {
  const { t } = useI18n();
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {texts.map((id) => (
        <li key={id}>
          <Link to={paths.legal(id)} className="text-link inline-flex min-h-11 items-center">
            {t(`frame.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
