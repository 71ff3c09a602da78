import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { RefusedForm } from '../../../ui/late/refused-form.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface CheckedFormProps {
  /** All that the form needs is there. A field without which nobody goes on is `required`, and a field that may hold nonsense says `wrong`. */
  isReady: boolean;
  /** The form holds what is saved already. */
  isUnchanged?: boolean;
  /** What was sent has no answer yet. */
  isPending: boolean;
  /** Why the shop did not take what was sent: the focus goes to the first field about which it says something. */
  refusal?: Error | null;
  /** Somebody has tried to send what lacks something. */
  onRefuse?: () => void;
  onSend: () => void;
  /** For a button that stands outside the form. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of the panel, whose button can always be pressed. A form that lacks something is not sent: its fields then say what they lack, the
 * focus goes to the first of them, and what keeps the form but is no field is said below it.
 */
export function CheckedForm(props: CheckedFormProps) {
  const { isReady, isUnchanged = false, isPending, refusal, onRefuse, onSend, id, className, children } = props;
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [note, setNote] = useState<string>();
  useEffect(() => {
    if (refusal) form.current?.querySelector<Control>('[aria-invalid]')?.focus();
  }, [refusal]);
  const refuse = useEffectEvent(() => {
    const wrong = form.current?.querySelector<Control>('[aria-invalid]');
    const lacking = () =>
      form.current?.querySelector<Control>(':required:invalid') ?? form.current?.querySelector<Control>(':required');
    const field = wrong ?? (isUnchanged ? undefined : lacking());
    field?.focus();
    // The error of a wrong field stands beside it.
    if (isUnchanged && !wrong) setNote(t('staff.unchanged'));
    else if (field && !wrong) setNote(t('staff.lacking', { name: field.labels?.[0]?.textContent ?? '' }));
  });
  // The fields say what they lack once they are drawn anew.
  useEffect(() => {
    if (tries > 0) refuse();
  }, [tries]);
  const send = () => {
    // What is on its way says so itself.
    if (isPending || form.current?.querySelector('[aria-busy]')) return;
    setNote(undefined);
    if (isReady && !isUnchanged) {
      setTries(0);
      onSend();
      return;
    }
    onRefuse?.();
    setTries((before) => before + 1);
  };
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={className}
      onChange={() => setNote(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RefusedForm value={tries > 0 ? { empty: t('staff.empty'), unticked: t('staff.unticked') } : undefined}>
        {children}
      </RefusedForm>
      {note && (
        <p role="alert" className="text-danger text-sm">
          {note}
        </p>
      )}
    </form>
  );
}
