import './sanskrit.css';
import { classNames } from '../class-names.ts';

interface SanskritProps {
  devanagari: string;
  iast: string;
  /** As it is read from an arm's length. */
  isLarge?: boolean;
}

/** The same words in Devanagari and below them in IAST, each marked with its script for screen readers. */
export function Sanskrit({ devanagari, iast, isLarge = false }: SanskritProps) {
  return (
    <p className="wrap-anywhere" translate="no">
      <span lang="sa-Deva" className={classNames('sanskrit block leading-snug', isLarge ? 'text-[1.75rem]' : 'text-xl')}>
        {devanagari}
      </span>
      <span lang="sa-Latn" className={classNames('sanskrit block', isLarge ? 'text-xl' : 'text-lg text-muted')}>
        {iast}
      </span>
    </p>
  );
}
