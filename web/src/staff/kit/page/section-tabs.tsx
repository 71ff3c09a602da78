import { useLocation } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { PlaceLink, usePanel } from './panel.tsx';
import { WaitingBadge } from './waiting.tsx';

interface Tab {
  /** Within the panel, such as `/desk`. The places of the other tabs begin with that of the first. */
  readonly place: string;
  readonly text: string;
  /** How many things wait for people in it; undefined where nobody counts. */
  readonly count?: number | undefined;
}

interface SectionTabsProps {
  readonly label: string;
  readonly tabs: readonly [first: Tab, ...others: Tab[]];
  readonly className?: string | undefined;
}

const TAB =
  'inline-flex min-h-10 items-center gap-1.5 rounded-full px-4 pointer-coarse:min-h-11 aria-[current=page]:bg-surface aria-[current=page]:font-semibold';

/** Links to the lists of a section. The current one is that with whose place the address begins, or else the first. */
export function SectionTabs({ label, tabs, className }: SectionTabsProps) {
  const { to } = usePanel();
  const { pathname } = useLocation();
  const [first, ...others] = tabs;
  const current = others.find(({ place }) => pathname.startsWith(to(place))) ?? first;
  return (
    <nav
      aria-label={label}
      className={classNames('mb-3 inline-flex rounded-full border border-line bg-sunk p-0.5 text-sm', className)}
    >
      {tabs.map((tab) => (
        <PlaceLink key={tab.place} place={tab.place} aria-current={tab === current ? 'page' : undefined} className={TAB}>
          {tab.text}
          <WaitingBadge count={tab.count} />
        </PlaceLink>
      ))}
    </nav>
  );
}
