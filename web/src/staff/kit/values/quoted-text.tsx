import { classNames } from '../../../ui/class-names.ts';

/** Text that somebody has written, set apart from the words of the page. */
export function QuotedText({ children, className }: { children: string; className?: string }) {
  return <p className={classNames('wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3', className)}>{children}</p>;
}
