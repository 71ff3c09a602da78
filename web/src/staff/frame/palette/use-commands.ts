import { useState } from 'react';
import { fits } from '../../../i18n/data/other-layout.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { recentPlaces } from '../../../memory/late/recent-places.ts';
import { useGo, usePanel } from '../../kit/page/panel.tsx';
import { shownShortcuts } from '../../kit/page/shortcuts.ts';
import type { Section } from '../../sections.ts';
import { useFound } from './use-found.ts';

/**
 * What the palette offers for the typed words: actions of the open page, pages that were opened before, sections with their named pages,
 * and what the shop finds. Without words it offers neither named pages nor what the shop finds.
 */
export function useCommands(typed: string, sections: readonly Section[]) {
  const { t } = useI18n();
  const { member } = usePanel();
  const go = useGo();
  // What was there when the palette opened: the page behind it stands still.
  const [actions] = useState(() => shownShortcuts().filter(({ after }) => !after));
  const [recent] = useState(() => recentPlaces.read().filter((one) => one.member === member.id && isOpen(one.place, sections)));
  const { found, failed, isBusy } = useFound(typed);
  const words = typed.trim();
  const goTo = (place: string) => () => void go(place);
  const here: CommandGroup[] = [
    {
      title: t('staff.paletteHere'),
      commands: actions.map(({ label, keys, run }) => ({ key: `action ${label}`, text: label, keys, run })),
    },
    {
      title: t('staff.paletteRecent'),
      commands: recent.map(({ place, title }) => ({ key: `recent ${place}`, text: title, run: goTo(place) })),
    },
    {
      title: t('staff.sections'),
      commands: sections.flatMap(({ path, title, key, pages = [] }) => [
        { key: `section ${path}`, text: t(title), keys: `G ${key.slice(-1)}`, run: goTo(`/${path}`) },
        ...(words ? pages : []).map((page) => {
          return { key: `page ${page.place}`, text: t(page.title), detail: t(title), run: goTo(page.place) };
        }),
      ]),
    },
  ];
  const local = here.map(({ title, commands }) => ({
    title,
    commands: commands.filter(({ text, detail = '' }) => fits(`${text} ${detail}`, words)),
  }));
  const fromShop = found.map(({ title, items }) => ({
    title: t(title),
    commands: items.map(({ id, place, text, detail }) => ({ key: `${title} ${id}`, text, detail, run: goTo(place) })),
  }));
  const groups: CommandGroup[] = [...local, ...fromShop].filter(({ commands }) => commands.length > 0);
  return { groups, failed: failed.map(({ title, ...more }) => ({ title: t(title), ...more })), isBusy };
}

/** Roles change: a page of a section that the person may no longer open is not offered. */
function isOpen(place: string, sections: readonly Section[]): boolean {
  return sections.some(({ path }) => place.startsWith(`/${path}/`));
}

/** A line of the palette: something to do or a place to go to. */
export interface Command {
  readonly key: string;
  readonly text: string;
  /** What tells it from others of the same name. */
  readonly detail?: string | undefined;
  /** The key that does the same. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}
