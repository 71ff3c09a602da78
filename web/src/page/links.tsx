import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

type StyledLinkProps = LinkProps & { className?: string };

/** A link that stands by itself: as high as a finger needs. */
export function LineLink({ className, ...link }: StyledLinkProps) {
  return <Link className={classNames('text-link inline-flex min-h-11 items-center', className)} {...link} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...link }: StyledLinkProps & { variant?: ButtonVariant }) {
  return <Link className={buttonClass(variant, className)} {...link} />;
}
