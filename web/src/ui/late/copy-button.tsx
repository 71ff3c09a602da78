import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button.tsx';

const CONFIRMATION_MS = 2000;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  copiedLabel: string;
}

/** Copies a text and confirms it for two seconds, to the eye and to a screen reader. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton label={label} onClick={() => void copy(text).then(setCopied)}>
        {copied ? <Check size={18} aria-hidden="true" className="text-ok" /> : <Copy size={18} aria-hidden="true" />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied && copiedLabel}
      </span>
    </>
  );
}

/** True when the text reached the clipboard: a browser may forbid it, or have none on a page without TLS. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'sr-only';
  // Outside of an open dialog nothing can be selected.
  const host = document.querySelector('dialog[open]') ?? document.body;
  host.append(field);
  const pressed = document.activeElement;
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  // With the selection the field has taken the focus.
  if (pressed instanceof HTMLElement) pressed.focus();
  return copied;
}
