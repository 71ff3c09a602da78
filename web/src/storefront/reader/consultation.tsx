import { ChevronDown } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Contacts } from './contacts.tsx';
import { SideCard } from './side-card.tsx';

/** Shows the contacts for advice after a press; works without JavaScript. */
export function Consultation() {
  const { t } = useI18n();
  return (
    <SideCard title={t('reading.advice')} className="max-md:py-3">
      <p className="text-muted text-sm max-md:hidden">{t('reading.adviceText')}</p>
      <details className="group md:mt-1">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-accent text-sm [&::-webkit-details-marker]:hidden">
          {t('reading.writeUs')}
          <ChevronDown size={16} aria-hidden="true" className="transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <Contacts />
      </details>
    </SideCard>
  );
}
