import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BRAND } from '#words/brand.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { rememberPlace } from '../../../memory/late/recent-places.ts';
import { usePanel } from './panel.tsx';

interface PanelHeadingProps {
  title: string;
  text?: ReactNode;
  /** What stands beside the title. */
  actions?: ReactNode;
  /** The page is about one thing, such as an order: the palette of commands leads back to it. */
  isPlace?: boolean;
}

/** The one h1 of a page of the panel, which is also the title of the tab. */
export function PanelHeading({ title, text, actions, isPlace = false }: PanelHeadingProps) {
  const { language } = useI18n();
  useEffect(() => {
    document.title = `${title} — ${BRAND[language]}`;
  }, [title, language]);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      {isPlace && <RememberedPlace title={title} />}
      <div className="min-w-0">
        <h1 className="text-[2rem] leading-tight md:text-[2.5rem]">{title}</h1>
        {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

function RememberedPlace({ title }: { title: string }) {
  const { member, to } = usePanel();
  const { pathname } = useLocation();
  const base = to('');
  useEffect(() => {
    if (pathname.startsWith(`${base}/`)) rememberPlace({ member: member.id, place: pathname.slice(base.length), title });
  }, [member.id, base, pathname, title]);
  return null;
}
