import { type ReactNode, useEffect } from 'react';
import { BRAND } from '#words/brand.ts';
import { useI18n } from '../../i18n/i18n.tsx';

/** The one h1 of a page of the panel, which is also the title of the tab. `actions` stand beside it. */
export function PanelHeading({ title, text, actions }: { title: string; text?: ReactNode; actions?: ReactNode }) {
  const { language } = useI18n();
  useEffect(() => {
    document.title = `${title} — ${BRAND[language]}`;
  }, [title, language]);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-[2rem] leading-tight md:text-[2.5rem]">{title}</h1>
        {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
