import { type Language, LOCALES } from '#kernel/language.ts';
import { formatPrice, withBoundYear } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { usePanel } from '../page/panel.tsx';

/** Money in the shop's currency, from dollars as the API sends them. */
export function Amount({ dollars, className }: { dollars: number; className?: string }) {
  const { language } = useI18n();
  return <span className={classNames('price', className)}>{formatPrice(dollars, language)}</span>;
}

/** `moment`: day and time; `day`: the day alone; `clock`: the time alone. */
type TimeShape = 'moment' | 'day' | 'clock';

const SHAPES: Record<TimeShape, Intl.DateTimeFormatOptions> = {
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  clock: { hour: '2-digit', minute: '2-digit' },
};

/** Writes an instant in a time zone: '21 Nov 2026, 10:20'. */
export function writeTime(at: string, shape: TimeShape, language: Language, timeZone: string): string {
  return withBoundYear(new Intl.DateTimeFormat(LOCALES[language], { ...SHAPES[shape], timeZone }).format(new Date(at)));
}

/** As `writeTime`, but without the year when it is the present one. */
export function writeShort(at: string, shape: TimeShape, language: Language, timeZone: string): string {
  const yearOf = (instant: Date) => new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', timeZone }).format(instant);
  const instant = new Date(at);
  if (shape === 'clock' || yearOf(instant) !== yearOf(new Date())) return writeTime(at, shape, language, timeZone);
  const { year, ...withoutYear } = SHAPES[shape];
  return new Intl.DateTimeFormat(LOCALES[language], { ...withoutYear, timeZone }).format(instant);
}

/** An instant in the shop's time zone, the same for everybody at the panel wherever they are. The tooltip also names the year of a day. */
export function Time({ at, shape = 'moment', className }: { at: string; shape?: TimeShape; className?: string }) {
  const { language } = useI18n();
  const { timeZone } = usePanel();
  return (
    <time dateTime={at} title={writeTime(at, shape, language, timeZone)} className={className}>
      {writeShort(at, shape, language, timeZone)}
    </time>
  );
}
