import { Link } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { SideCard } from './side-card.tsx';

/** Links to three rituals that are often ordered. */
export function RelatedRituals() {
  const { t } = useI18n();
  const related = [
    { slug: 'mahalakshmi', emblem: 'lakshmi', name: t('reading.relatedMahalakshmi') },
    { slug: 'navagraha', emblem: 'navagraha', name: t('reading.relatedNavagraha') },
    { slug: 'maha-mrityunjaya', emblem: 'maha-mrityunjaya', name: t('reading.relatedMahaMrityunjaya') },
  ];
  return (
    <SideCard title={t('reading.related')} className="max-md:hidden">
      <ul>
        {related.map(({ slug, emblem, name }) => (
          <li key={slug}>
            <Link to={paths.ritual(slug)} className="flex min-h-12 items-center gap-3 text-sm hover:text-accent">
              <Emblem name={emblem} className="size-9" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
