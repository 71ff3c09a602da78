import type { LinkProps } from 'react-router-dom';
import { ButtonLink } from '../links.tsx';

/** Where a message in the place of content leads on. */
export function WayOn({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <ButtonLink to={to} variant="primary" className="mt-2">
      {children}
    </ButtonLink>
  );
}
