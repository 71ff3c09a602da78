import { Link } from 'react-router-dom';
import { useI18n } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';

const SLASH = "before:mr-2 before:content-['/']";

interface BreadcrumbProps {
  /** The pages above this one, from the top: their addresses and titles. */
  pages: readonly (readonly [to: string, text: string])[];
  title: string;
}

/** Where the page is: links to the pages above it, and its title. A phone has room for two of these, and leaves the title out first. */
export function Breadcrumb({ pages, title }: BreadcrumbProps) {
  const { t } = useI18n();
  const firstOnPhone = Math.max(0, pages.length - 2);
  return (
    <nav aria-label={t('frame.breadcrumb')} className="text-muted text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {pages.map(([to, text], index) => (
          <li
            key={to}
            className={classNames(
              index > 0 && SLASH,
              index < firstOnPhone && 'max-md:hidden',
              index === firstOnPhone && 'max-md:before:hidden',
            )}
          >
            <Link to={to} className="-mx-1.5 inline-flex min-h-11 items-center px-1.5 hover:text-accent">
              {text}
            </Link>
          </li>
        ))}
        <li aria-current="page" className={classNames(SLASH, pages.length > 1 && 'max-md:hidden')}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
