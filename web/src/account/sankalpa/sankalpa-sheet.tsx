import type { ReactNode } from 'react';
import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { timeThere } from '#kernel/time-there.ts';
import { textIn } from '../../api/bilingual.ts';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { InvitedLines } from '../../ui/late/invited-lines.tsx';
import { Sanskrit } from '../../ui/late/sanskrit.tsx';

export type Sankalpa = components['schemas']['Sankalpa'];

/** '21 December 2026, 17:45, Varanasi' */
export function writeHour({ day, at, place }: Pick<Sankalpa, 'day' | 'at' | 'place'>, language: Language): string {
  return `${formatDay(day, language)}, ${timeThere(place.timeZone, language).clock(at)}, ${textIn(place, language)('name')}`;
}

type Part = Sankalpa['parts'][number];
type Line = Sankalpa['lines'][number];

interface SankalpaSheetProps {
  sheet: Sankalpa;
  isLarge?: boolean;
  /** What stands below a person's line, and beside it. */
  below?: (line: Line) => ReactNode;
  beside?: (line: Line) => ReactNode;
}

/** All that is read aloud, in its order, each part with its meaning. */
export function SankalpaSheet({ sheet, isLarge = false, below, beside }: SankalpaSheetProps) {
  const { t } = useI18n();
  const partsNamed = (id: Part['id']) =>
    sheet.parts.filter((part) => part.id === id).map((part) => <SheetPart key={id} part={part} isLarge={isLarge} />);
  return (
    <div className="flex flex-col divide-y divide-line">
      {partsNamed('world')}
      {partsNamed('time')}
      <section aria-label={t('sankalpa.forWhom')} className="py-4">
        <h3 className={PART_TITLE}>{t('sankalpa.forWhom')}</h3>
        {sheet.lines.length === 0 && <p className="text-danger">{t('sankalpa.nobody')}</p>}
        <ul>
          {/* Lines may be equal: the key of each is its place. */}
          {Object.entries(sheet.lines).map(([index, line]) => (
            <li key={index} className="flex items-start gap-2 py-3">
              <PersonLine line={line}>{below?.(line)}</PersonLine>
              {beside?.(line)}
            </li>
          ))}
        </ul>
        <InvitedLines invited={sheet.invited} />
      </section>
      {partsNamed('purpose')}
      {sheet.wishes.length > 0 && (
        <section aria-label={t('sankalpa.wishes')} className="py-4">
          <h3 className={PART_TITLE}>{t('sankalpa.wishes')}</h3>
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

const PART_TITLE = 'mb-1 font-sans font-semibold text-gold-ink text-sm';

function SheetPart({ part, isLarge }: { part: Part; isLarge: boolean }) {
  const { t, language } = useI18n();
  const title = t(`sankalpa.part.${part.id}`);
  return (
    <section aria-label={title} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div>
        <h3 className={PART_TITLE}>{title}</h3>
        <Sanskrit devanagari={part.devanagari} iast={part.iast} isLarge={isLarge} />
      </div>
      <p className="border-gold-ink text-sm md:border-l md:pl-4">{textIn(part, language)('meaning')}</p>
    </section>
  );
}

/** The line that is read for a person, with its meaning; the children stand below that. */
function PersonLine({ line, children }: { line: Line; children: ReactNode }) {
  const { t, language } = useI18n();
  const { name, devanagari, iast } = line;
  return (
    <div className="grid min-w-0 grow gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div>
        <Sanskrit devanagari={devanagari} iast={iast} />
        <Sanskrit devanagari={name.devanagari} iast={name.iast} isLarge />
      </div>
      <div className="border-gold-ink text-sm md:border-l md:pl-4">
        <p className="wrap-anywhere font-semibold">
          <bdi>{name.source}</bdi>
        </p>
        <p className="wrap-anywhere text-muted">{textIn(line, language)('meaning')}</p>
        {name.unmapped.length > 0 && (
          <p className="text-danger">{t('sankalpa.unmapped', { letters: name.unmapped.join(' ') })}</p>
        )}
        {children}
      </div>
    </div>
  );
}
