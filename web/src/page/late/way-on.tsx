import type { LinkProps } from 'react-router-dom';
import { ButtonLink } from '../links.tsx';

/** The button of a message that stands in the place of content: it leads to where the visitor can go on. */
export function WayOn({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <ButtonLink to={to} variant="primary" className="mt-2">
      {children}
    </ButtonLink>
  );
}
