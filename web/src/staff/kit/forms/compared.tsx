import { Fragment, type ReactNode, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';

export interface ComparedProps {
  /** What this side is, such as what stood there before. */
  heading: string;
  /** What is read aloud of it: removed, put in, or neither. */
  mark: 'del' | 'ins' | 'span';
  text: string;
  /** What stands on the other side; null: nothing does. */
  other: string | null;
  lang?: string | undefined;
  /** For what nobody may overlook, such as a price. */
  isStrong?: boolean;
  /** For what words cannot tell, such as pictures: stands in place of the text. */
  children?: ReactNode;
}

const COLOURS = { del: 'bg-danger-soft', ins: 'bg-ok-soft', span: 'bg-surface' };

/** So many characters take some three lines. */
const SHORT = 240;

/** One side of a comparison: a value in words, its lines that the other side lacks marked; a long text is folded. */
export function Compared({ heading, mark: Mark, text, other, lang, isStrong = false, children }: ComparedProps) {
  const { t } = useI18n();
  const isLong = text.length > SHORT || text.split('\n').length > 3;
  const [isWhole, setWhole] = useState(!isLong);
  const side = classNames('rounded-field px-3 py-1.5 text-ink', COLOURS[Mark]);
  const head = <span className="text-muted text-xs">{heading} </span>;
  if (children)
    return (
      <div className={side}>
        {head}
        {children}
      </div>
    );
  return (
    <div className={side}>
      {head}
      <Mark
        lang={text === '' ? undefined : lang}
        className={classNames(
          'wrap-anywhere whitespace-pre-wrap no-underline',
          isLong && (isWhole ? 'block' : 'line-clamp-3'),
          isStrong && 'font-bold',
        )}
      >
        {text === '' ? t('staff.nothingThere') : <Lines text={text} other={other} />}
      </Mark>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="flex min-h-9 items-center text-link pointer-coarse:min-h-11"
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'staff.fold' : 'staff.unfold')}
        </button>
      )}
    </div>
  );
}

/** A text of which each line that the other does not have is marked; none when all lines are such, as where the text is one line. */
function Lines({ text, other }: { text: string; other: string | null }) {
  const lines = text.split('\n');
  const theirs = new Set(other?.split('\n'));
  if (lines.every((line) => !theirs.has(line))) return text;
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison never change
    <Fragment key={place}>
      {place > 0 && '\n'}
      {theirs.has(line) ? line : <mark className="rounded-sm bg-gold-soft text-ink">{line}</mark>}
    </Fragment>
  ));
}
