import { Link, type LinkProps, type NavigateOptions, useNavigate } from 'react-router-dom';
import { usePanel } from './panel.tsx';

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
