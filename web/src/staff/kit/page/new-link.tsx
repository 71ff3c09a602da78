import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
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

interface NewButtonProps {
  text: string;
  dialog: (close: () => void) => ReactNode;
}

/** The button that opens the dialog of something new, also by the key N. */
export function NewButton({ text, dialog }: NewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useShortcut({ code: 'KeyN', keys: 'N', label: `${text}…`, run: () => setOpen(true) });
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {text}…
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
