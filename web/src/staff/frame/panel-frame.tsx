import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrival } from '../../storefront/frame/use-arrival.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { type Panel, PanelProvider, type StaffMember } from '../kit/page/panel.tsx';
import { WAITING_KEY } from '../kit/page/waiting.tsx';
import { SECTIONS } from '../sections.ts';
import { FactorGuard } from '../sign-in/factor-guard.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { PaletteDialog } from './palette/palette-dialog.tsx';
import { PanelPages } from './panel-pages.tsx';
import { Sidebar } from './sidebar.tsx';
import { Tabs } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';
import { type KeyDialog, useKeys } from './use-keys.ts';

/** The panel of a signed-in person: the menu, the bar above the page, and the page of a section. */
export function PanelFrame({ member, onSignedOut }: { member: StaffMember; onSignedOut: () => void }) {
  const content = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<KeyDialog>();
  const close = () => setOpened(undefined);
  const panel = usePanelOf(member);
  const sections = SECTIONS.filter(({ permission }) => panel.can(permission));
  useArrival(content);
  useKeys(setOpened);
  useFreshCounts();
  return (
    <PanelProvider panel={panel}>
      <div
        translate="no"
        className="print:block print:min-h-0 print:bg-transparent min-h-dvh grid-rows-[auto_1fr] bg-bg max-md:flex max-md:flex-col md:grid md:grid-cols-[4.25rem_minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]"
      >
        <SkipLink />
        <Sidebar sections={sections} onSignedOut={onSignedOut} onOpenPalette={() => setOpened('palette')} />
        <TopBar onOpen={setOpened} />
        <main ref={content} id="content" tabIndex={-1} className="min-w-0 px-4 pb-24 md:px-8 md:pb-12 print:p-0">
          <FactorGuard>
            <PanelPages sections={sections} />
          </FactorGuard>
        </main>
        <Tabs sections={sections} onSignedOut={onSignedOut} />
        {opened === 'keys' && <KeysDialog onClose={close} />}
        {opened === 'palette' && <PaletteDialog sections={sections} onClose={close} />}
      </div>
    </PanelProvider>
  );
}

/** Reads the counts of what waits again after each change in the panel, because the change may be what was waited for. */
function useFreshCounts(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        void cache.invalidateQueries({ queryKey: [WAITING_KEY] });
      }),
    [cache],
  );
}

/** The panel has several addresses: its links stay under the one by which it was opened, in which a partner's dashboard has the partner's name. */
function usePanelOf(member: StaffMember): Panel {
  const { pathname } = useLocation();
  const parts = pathname.split('/');
  const base = parts.slice(0, parts[1] === 'partner-dashboard' ? 3 : 2).join('/');
  return useMemo(
    () => ({
      member,
      can: (permission) => member.permissions.includes(permission),
      to: (place) => base + place,
      timeZone: member.timeZone,
    }),
    [member, base],
  );
}
