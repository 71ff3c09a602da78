import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';

const LINK = '-mx-1.5 inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 hover:text-accent';

/** Links to the home page and to the articles; on wider screens also the title. */
export function Breadcrumb({ title }: { title: string }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('reading.breadcrumb')} className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to={paths.home()} className={LINK}>
            {t('frame.home')}
          </Link>
        </li>
        <li className="before:mr-2 before:text-muted before:content-['/']">
          <Link to={paths.articles()} className={LINK}>
            {t('frame.articles')}
          </Link>
        </li>
        <li aria-current="page" className="before:mr-2 before:text-muted before:content-['/'] max-md:hidden">
          {title}
        </li>
      </ol>
    </nav>
  );
}
