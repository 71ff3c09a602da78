import { useI18n } from '../../i18n/i18n.tsx';
import { LineLink } from '../../page/links.tsx';
import { LEGAL_TEXTS, type LegalText, paths } from '../../paths.ts';

/** Links to the shop's legal texts: to all, or to those that are named. */
export function LegalLinks({ texts = LEGAL_TEXTS }: { texts?: readonly LegalText[] }) {
  const { t } = useI18n();
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {texts.map((id) => (
        <li key={id}>
          <LineLink to={paths.legal(id)}>{t(`frame.${id}`)}</LineLink>
        </li>
      ))}
    </ul>
  );
}
