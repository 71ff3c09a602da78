import { createContext, type ReactNode, use } from 'react';
import { Link, type LinkProps, type NavigateOptions, useNavigate } from 'react-router-dom';
import type { components } from '#contract';

export type StaffMember = components['schemas']['StaffMember'];

/** What every page of the panel knows. */
export interface Panel {
  /** Who is signed in. */
  readonly member: StaffMember;
  /** May the person do this? The server decides; the page only leaves out what would be refused. */
  readonly can: (permission: string) => boolean;
  /** The address of a place in the panel, under the name by which it was opened: `to('/orders?status=paid')`. */
  readonly to: (place: string) => string;
  /** The shop's time zone, in which its days begin. */
  readonly timeZone: string;
}

const PanelContext = createContext<Panel | undefined>(undefined);

export function PanelProvider({ panel, children }: { panel: Panel; children: ReactNode }) {
  return <PanelContext value={panel}>{children}</PanelContext>;
}

/** The panel around a page. Throws outside of it. */
export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error('usePanel outside of the panel');
  return panel;
}

/** A link to a place in the panel, such as `/orders?status=paid`. */
export function PlaceLink({ place, ...link }: Omit<LinkProps, 'to'> & { place: string }) {
  return <Link to={usePanel().to(place)} {...link} />;
}

/** Goes to a place in the panel. */
export function useGo() {
  const { to } = usePanel();
  const navigate = useNavigate();
  return (place: string, options?: NavigateOptions) => navigate(to(place), options);
}
