import { useState } from 'react';
import { fits } from '../../../i18n/data/other-layout.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { recentPlaces } from '../../../memory/late/recent-places.ts';
import { useGo } from '../../kit/page/panel.tsx';
import { shownShortcuts } from '../../kit/page/shortcuts.ts';
import type { Section } from '../../sections.ts';
import { useShopSearch } from './use-shop-search.ts';

/** A line of the palette: something to do or a place to go to. */
export interface Command {
  readonly key: string;
  readonly text: string;
  /** Tells it from others of the same name. */
  readonly detail?: string | undefined;
  /** The key that does the same. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/**
 * What the palette offers for the typed words: actions of the open page, pages that were opened before, sections with their named pages,
 * and what the shop finds. Without words it offers neither named pages nor what the shop finds.
 */
export function useCommands(typed: string, sections: readonly Section[]) {
  const words = typed.trim();
  const ownCommands = useOwnCommands(words, sections);
  const fromShop = useShopCommands(typed);
  const groups = [...ownCommands, ...fromShop.groups].filter(({ commands }) => commands.length > 0);
  return { groups, failures: fromShop.failures, isBusy: fromShop.isBusy };
}

/** The commands that this page knows without asking the shop. */
function useOwnCommands(words: string, sections: readonly Section[]): CommandGroup[] {
  const { t } = useI18n();
  const go = useGo();
  // Read once when the palette opens: the page behind it does not change meanwhile. Without the shortcuts of two keys: these open sections, which
  // stand in a group of their own.
  const [actions] = useState(() => shownShortcuts().filter(({ after }) => !after));
  const [recent] = useState(() => recentPlaces.read().filter(({ place }) => mayOpen(place, sections)));
  const groups: CommandGroup[] = [
    {
      title: t('staff.paletteHere'),
      commands: actions.map(({ label, keys, run }) => ({ key: `action ${label}`, text: label, keys, run })),
    },
    {
      title: t('staff.paletteRecent'),
      commands: recent.map(({ place, title }) => ({ key: `recent ${place}`, text: title, run: () => void go(place) })),
    },
    {
      title: t('staff.sections'),
      commands: sections.flatMap(({ path, title, letter, pages = [] }) => [
        { key: `section ${path}`, text: t(title), keys: `G ${letter}`, run: () => void go(`/${path}`) },
        ...(words ? pages : []).map((page) => {
          return { key: `page ${page.place}`, text: t(page.title), detail: t(title), run: () => void go(page.place) };
        }),
      ]),
    },
  ];
  return groups.map(({ title, commands }) => ({
    title,
    commands: commands.filter(({ text, detail = '' }) => fits(`${text} ${detail}`, words)),
  }));
}

/** Commands that lead to what the shop finds. */
function useShopCommands(typed: string) {
  const { t } = useI18n();
  const go = useGo();
  const { results, failures, isBusy } = useShopSearch(typed);
  const groups: CommandGroup[] = results.map(({ title, items }) => ({
    title: t(title),
    commands: items.map(({ place, text, detail }) => ({ key: `found ${place}`, text, detail, run: () => void go(place) })),
  }));
  return { groups, failures: failures.map(({ title, error, retry }) => ({ title: t(title), error, retry })), isBusy };
}

/** Roles change: a page of a section that the person may no longer open is not offered. */
function mayOpen(place: string, sections: readonly Section[]): boolean {
  return sections.some(({ path }) => place.startsWith(`/${path}/`));
}
