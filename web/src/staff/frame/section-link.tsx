import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePanel } from '../kit/page/panel.tsx';
import type { Section } from '../sections.ts';

interface SectionLinkProps {
  section: Section;
  className: string;
  title?: string;
  onChosen?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to a section, which is marked while that section is open. The router's own link for this would add to a first visit of the shop. */
export function SectionLink({ section, onChosen, children, ...rest }: SectionLinkProps) {
  const place = usePanel().to(`/${section.path}`);
  const isOpen = `${useLocation().pathname}/`.startsWith(`${place}/`);
  return (
    <Link to={place} aria-current={isOpen ? 'page' : undefined} onClick={onChosen} {...rest}>
      {children}
    </Link>
  );
}
