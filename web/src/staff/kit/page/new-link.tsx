import { Link, useNavigate } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { usePanel } from './panel.tsx';
import { useShortcut } from './shortcuts.ts';

/** The way to the form of something new, also by the key N. */
export function NewLink({ place, text }: { place: string; text: string }) {
  const { to } = usePanel();
  const navigate = useNavigate();
  useShortcut({ code: 'KeyN', keys: 'N', label: text, run: () => void navigate(to(place)) });
  return (
    <Link to={to(place)} title={`${text} (N)`} aria-keyshortcuts="N" className={buttonClass()}>
      {text}
    </Link>
  );
}
