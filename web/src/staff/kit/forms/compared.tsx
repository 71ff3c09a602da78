import { Fragment, type ReactNode, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';

export interface ComparedProps {
  /** Names this side, such as 'before'. */
  heading: string;
  /** The element around the text, by which screen readers say that it is deleted, inserted, or neither. */
  mark: 'del' | 'ins' | 'span';
  text: string;
  /** The text of the other side; null where there is none. */
  other: string | null;
  lang?: string | undefined;
  /** For what nobody may overlook, such as a price. */
  isStrong?: boolean;
  /** Stands in place of the text where words cannot tell the value, such as pictures. */
  children?: ReactNode;
}

const COLOURS = { del: 'bg-danger-soft', ins: 'bg-ok-soft', span: 'bg-surface' };

/** A longer text is folded to three lines, which hold about so many characters. */
const FOLDED_CHARACTERS = 240;
const FOLDED_LINES = 3;

/** One side of a comparison: a value in words, in which the lines that the other side lacks are marked. A long text is folded. */
export function Compared({ heading, mark: Mark, text, other, lang, isStrong = false, children }: ComparedProps) {
  const { t } = useI18n();
  const isLong = text.length > FOLDED_CHARACTERS || text.split('\n').length > FOLDED_LINES;
  const [isWhole, setWhole] = useState(!isLong);
  return (
    <div className={classNames('rounded-field px-3 py-1.5 text-ink', COLOURS[Mark])}>
      <span className="text-muted text-xs">{heading} </span>
      {children || (
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
      )}
      {isLong && !children && (
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

/** A text in which each line is marked that the other text lacks. Where it lacks all of them, as it does a single changed line, none is marked. */
function Lines({ text, other }: { text: string; other: string | null }) {
  const lines = text.split('\n');
  const otherLines = new Set(other?.split('\n'));
  if (lines.every((line) => !otherLines.has(line))) return text;
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison never change
    <Fragment key={index}>
      {index > 0 && '\n'}
      {otherLines.has(line) ? line : <mark className="rounded-sm bg-gold-soft text-ink">{line}</mark>}
    </Fragment>
  ));
}
