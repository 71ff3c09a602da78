import { BookOpenText, Files, Flame, Scale } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { usePanel } from '../kit/page/panel.tsx';

/** The tabs between the lists of each kind of texts, and the page of texts as a file. */
export function KindTabs() {
  const { t } = useI18n();
  const { to } = usePanel();
  const kinds = [
    { place: '/content', title: t('frame.articles'), Icon: BookOpenText },
    { place: '/content/services', title: t('common.rituals'), Icon: Flame },
    { place: '/content/legal', title: t('staff.legalTexts'), Icon: Scale },
    { place: '/content/files', title: t('staff.textFiles'), Icon: Files },
  ];
  return (
    <nav aria-label={t('content.kinds')} className="mb-4 flex flex-wrap gap-2">
      {kinds.map(({ place, title, Icon }) => (
        <NavLink
          key={place}
          to={to(place)}
          end
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-muted text-sm hover:text-accent aria-[current=page]:border-accent aria-[current=page]:bg-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          <Icon size={15} aria-hidden="true" />
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
