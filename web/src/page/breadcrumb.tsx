import { Link } from 'react-router-dom';
import { useI18n } from '../i18n/i18n.tsx';

interface BreadcrumbProps {
  /** From the outermost page on. */
  way: readonly (readonly [path: string, words: string])[];
  here: string;
  /** A phone leaves out where one is. */
  isLong?: boolean;
}

/** The way from the outermost page to this one. */
export function Breadcrumb({ way, here, isLong = false }: BreadcrumbProps) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('frame.here')} className="text-muted text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {way.map(([path, words]) => (
          <li key={path} className="not-first:before:mr-2 not-first:before:content-['/']">
            <Link
              to={path}
              className="-mx-1.5 inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 hover:text-accent"
            >
              {words}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={`before:mr-2 before:content-['/'] ${isLong ? 'max-md:hidden' : ''}`}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
