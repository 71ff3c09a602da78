import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../../ui/class-names.ts';
import { usePanel } from './panel.tsx';

interface Tab {
  /** Within the panel, such as `/desk`. The second begins with the first. */
  readonly place: string;
  readonly text: string;
}

interface SectionTabsProps {
  readonly label: string;
  readonly tabs: readonly [first: Tab, second: Tab];
  readonly className?: string | undefined;
}

const TAB =
  'inline-flex min-h-10 items-center rounded-full px-4 pointer-coarse:min-h-11 aria-[current=page]:bg-surface aria-[current=page]:font-semibold';

/** The two lists of a section; the second is current wherever the address begins with its place. */
export function SectionTabs({ label, tabs, className }: SectionTabsProps) {
  const { to } = usePanel();
  const [first, second] = tabs;
  const current = useLocation().pathname.startsWith(to(second.place)) ? second : first;
  return (
    <nav
      aria-label={label}
      className={classNames('mb-3 inline-flex rounded-full border border-line bg-sunk p-0.5 text-sm', className)}
    >
      {tabs.map((tab) => (
        <Link key={tab.place} to={to(tab.place)} aria-current={tab === current ? 'page' : undefined} className={TAB}>
          {tab.text}
        </Link>
      ))}
    </nav>
  );
}
