import type { ReactNode } from 'react';
import type { Language } from '#kernel/language.ts';
import { timeThere } from '#kernel/time-there.ts';
import type { Sankalpa } from '../../api/late/sankalpa.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { InvitedLines } from '../../ui/late/invited-lines.tsx';
import { Sanskrit } from '../../ui/late/sanskrit.tsx';

/** '21 December 2026, 17:45, Varanasi' */
export function writeHour({ day, at, place }: Pick<Sankalpa, 'day' | 'at' | 'place'>, language: Language): string {
  return `${formatDay(day, language)}, ${timeThere(place.timeZone, language).clock(at)}, ${place.name[language]}`;
}

interface SankalpaSheetProps {
  sheet: Sankalpa;
  isLarge?: boolean;
  /** What stands below a person's line, and beside it. */
  below?: (line: Sankalpa['lines'][number]) => ReactNode;
  besides?: (line: Sankalpa['lines'][number]) => ReactNode;
}

/** All that is read aloud, in its order, each part with its meaning. */
export function SankalpaSheet({ sheet, isLarge = false, below, besides }: SankalpaSheetProps) {
  const { t, language } = useI18n();
  const part = (id: Sankalpa['parts'][number]['id']) =>
    sheet.parts
      .filter((each) => each.id === id)
      .map((each) => (
        <SheetPart key={id} title={t(`sankalpa.part.${id}`)} meaning={each.meaning[language]}>
          <Sanskrit {...each} isLarge={isLarge} />
        </SheetPart>
      ));
  return (
    <div className="flex flex-col divide-y divide-line">
      {part('world')}
      {part('time')}
      <section aria-label={t('sankalpa.forWhom')} className="py-4">
        <h3 className="mb-1 font-sans font-semibold text-gold-ink text-sm">{t('sankalpa.forWhom')}</h3>
        {sheet.lines.length === 0 && <p className="text-danger">{t('sankalpa.nobody')}</p>}
        <ul>
          {Object.entries(sheet.lines).map(([place, line]) => (
            <li key={place} className="flex items-start gap-2 py-3">
              <div className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_16rem]">
                <div>
                  <Sanskrit {...line} />
                  <Sanskrit {...line.name} isLarge />
                </div>
                <div className="border-gold-ink text-sm md:border-l md:pl-4">
                  <p className="wrap-anywhere font-semibold">
                    <bdi>{line.name.source}</bdi>
                  </p>
                  <p className="wrap-anywhere text-muted">{line.meaning[language]}</p>
                  {line.name.unmapped.length > 0 && (
                    <p className="text-danger">{t('sankalpa.unmapped', { letters: line.name.unmapped.join(' ') })}</p>
                  )}
                  {below?.(line)}
                </div>
              </div>
              {besides?.(line)}
            </li>
          ))}
        </ul>
        <InvitedLines invited={sheet.invited} />
      </section>
      {part('purpose')}
      {sheet.wishes.length > 0 && (
        <section aria-label={t('sankalpa.wishes')} className="py-4">
          <h3 className="mb-1 font-sans font-semibold text-gold-ink text-sm">{t('sankalpa.wishes')}</h3>
          {sheet.wishes.map((wish) => (
            <p key={wish} className="wrap-anywhere whitespace-pre-line font-heading text-2xl leading-snug italic" dir="auto">
              {wish}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}

function SheetPart({ title, meaning, children }: { title: string; meaning: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div>
        <h3 className="mb-1 font-sans font-semibold text-gold-ink text-sm">{title}</h3>
        {children}
      </div>
      <p className="border-gold-ink text-sm md:border-l md:pl-4">{meaning}</p>
    </section>
  );
}
