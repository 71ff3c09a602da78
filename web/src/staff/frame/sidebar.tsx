import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { BRAND } from '#words/brand.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { PlaceLink, useGo, usePanel } from '../kit/page/panel.tsx';
import { useShortcut } from '../kit/page/shortcuts.ts';
import { useWaiting, WaitingBadge } from '../kit/page/waiting.tsx';
import type { Section } from '../sections.ts';
import { PaletteButton } from './palette-button.tsx';
import { useSignOut } from './use-leave.ts';
import { useMemberWords } from './use-member-words.ts';

interface SidebarProps {
  sections: readonly Section[];
  onSignedOut: () => void;
  onOpenPalette: () => void;
}

/**
 * The menu beside the page; on a tablet it has icons only, and on a phone `Tabs` takes its place. It is shorter than the window by the height
 * of the test band that may stand above it, so that its foot is not cut off.
 */
export function Sidebar({ sections, onSignedOut, onOpenPalette }: SidebarProps) {
  const { t, language } = useI18n();
  return (
    <aside className="row-span-2 border-line border-r bg-sunk text-sm max-md:hidden">
      <div className="sticky top-0 flex h-[calc(100dvh-2.25rem)] flex-col gap-3 overflow-y-auto p-3">
        <PlaceLink place="" className="flex items-center gap-2.5 rounded-field py-2 max-lg:justify-center lg:px-1">
          <Emblem name="flame" className="size-9" />
          <span className="whitespace-nowrap font-heading font-semibold text-lg max-lg:sr-only">{BRAND[language]}</span>
        </PlaceLink>
        <PaletteButton onOpen={onOpenPalette} className="max-lg:justify-center" />
        <nav aria-label={t('staff.sections')}>
          <ul className="flex flex-col gap-0.5">
            {sections.map((section) => (
              <MenuLine key={section.path} section={section} />
            ))}
          </ul>
        </nav>
        <Person onSignedOut={onSignedOut} />
      </div>
    </aside>
  );
}

function MenuLine({ section: { path, title, icon: Icon, letter, waits = [] } }: { section: Section }) {
  const { t } = useI18n();
  const { to } = usePanel();
  const go = useGo();
  const label = t(title);
  useShortcut({ code: `Key${letter}`, after: 'KeyG', keys: `G ${letter}`, label, run: () => void go(`/${path}`) });
  return (
    <li>
      <NavLink
        to={to(`/${path}`)}
        title={`${label} (G ${letter})`}
        className="relative flex min-h-10 items-center gap-3 rounded-field px-2.5 font-medium hover:bg-soft aria-[current=page]:bg-soft aria-[current=page]:text-accent max-lg:justify-center pointer-coarse:min-h-11"
      >
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        <span className="max-lg:sr-only">{label}</span>
        <WaitingBadge count={useWaiting(waits)} className="max-lg:absolute max-lg:top-0 max-lg:right-0 lg:ml-auto" />
      </NavLink>
    </li>
  );
}

function Person({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useI18n();
  const { name, role } = useMemberWords();
  const signOut = useSignOut();
  return (
    <div className="mt-auto flex items-center gap-2 border-line border-t pt-3 max-lg:justify-center">
      <p className="min-w-0 grow max-lg:sr-only">
        <strong className="block truncate font-semibold" title={name}>
          {name}
        </strong>
        <span className="text-muted text-xs">{role}</span>
      </p>
      <IconButton
        label={t('staff.signOut')}
        title={t('staff.signOut')}
        isBusy={signOut.isPending}
        onClick={() => signOut.mutate(undefined, { onSuccess: onSignedOut })}
        className="text-muted hover:text-ink"
      >
        <LogOut size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
