import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PlaceLink, useGo } from './panel.tsx';
import { useShortcut } from './shortcuts.ts';

/** The link to the form of something new, which the key N also opens. */
export function NewLink({ place, text }: { place: string; text: string }) {
  const go = useGo();
  useShortcut({ code: 'KeyN', keys: 'N', label: text, run: () => void go(place) });
  return (
    <PlaceLink place={place} title={`${text} (N)`} aria-keyshortcuts="N" className={buttonClass()}>
      {text}
    </PlaceLink>
  );
}

interface NewButtonProps {
  text: string;
  dialog: (close: () => void) => ReactNode;
}

/** The button that opens the dialog of something new, which the key N also opens. */
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
