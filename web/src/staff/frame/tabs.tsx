import { Menu } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useWaiting, WaitingBadge } from '../kit/page/waiting.tsx';
import type { Section } from '../sections.ts';
import { useSignOut } from './use-leave.ts';
import { useMemberWords } from './use-member-words.ts';

/** How many sections stand at the foot of a phone; the fifth place is that of 'more'. */
const SHOWN = 4;

const TAB_CLASS =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-1 px-1 text-[0.6875rem] font-medium text-muted aria-[current=page]:text-accent';
const TAB_BADGE = 'absolute top-0.5 left-[calc(50%+0.5rem)]';

/** The menu of a phone: four sections, and behind 'more' the others and the signed-in person. */
export function Tabs({ sections, onSignedOut }: { sections: readonly Section[]; onSignedOut: () => void }) {
  const { t } = useI18n();
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    <>
      <nav
        aria-label={t('staff.tabs')}
        data-tabs
        className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {/* As wide as their names need: of equal columns the longest name would be cut. */}
        <ul className="grid grid-flow-col auto-cols-auto">
          {sections.slice(0, SHOWN).map((section) => (
            <Tab key={section.path} section={section} className={TAB_CLASS} badgeClass={TAB_BADGE} />
          ))}
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => setMoreOpen(true)} className={TAB_CLASS}>
              <Menu size={20} aria-hidden="true" />
              {t('staff.more')}
            </button>
          </li>
        </ul>
      </nav>
      {/* Outside of the tabs, which hide when the phone is turned: an open dialog that is not seen would keep the page from every press. */}
      <Modal open={isMoreOpen} onClose={() => setMoreOpen(false)} title={t('staff.more')}>
        <More sections={sections.slice(SHOWN)} onChosen={() => setMoreOpen(false)} onSignedOut={onSignedOut} />
      </Modal>
    </>
  );
}

interface TabProps {
  section: Section;
  className: string;
  /** The classes that place the count of what waits. */
  badgeClass: string;
  onChosen?: () => void;
}

function Tab({ section: { path, title, icon: Icon, waits = [] }, className, badgeClass, onChosen }: TabProps) {
  const { t } = useI18n();
  const { to } = usePanel();
  return (
    <li className="min-w-0">
      <NavLink to={to(`/${path}`)} onClick={onChosen} className={className}>
        <Icon size={20} aria-hidden="true" className="shrink-0" />
        <span className="max-w-full truncate">{t(title)}</span>
        <WaitingBadge count={useWaiting(waits)} className={badgeClass} />
      </NavLink>
    </li>
  );
}

interface MoreProps {
  sections: readonly Section[];
  onChosen: () => void;
  onSignedOut: () => void;
}

function More({ sections, onChosen, onSignedOut }: MoreProps) {
  const { t } = useI18n();
  const { name, role } = useMemberWords();
  const signOut = useSignOut();
  return (
    <>
      <ul className="flex flex-col">
        {sections.map((section) => (
          <Tab
            key={section.path}
            section={section}
            onChosen={onChosen}
            badgeClass="ml-auto"
            className="flex min-h-12 items-center gap-3 aria-[current=page]:text-accent"
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <p className="min-w-0">
          <strong className="block break-words">{name}</strong>
          <span className="text-muted text-sm">{role}</span>
        </p>
        <Button isBusy={signOut.isPending} onClick={() => signOut.mutate(undefined, { onSuccess: onSignedOut })}>
          {t('staff.signOut')}
        </Button>
      </div>
    </>
  );
}
