import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { isBlank, RefusedForm } from '../../../ui/late/refused-form.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface CheckedFormProps {
  /** False while something else is missing or wrong than that a `required` field is empty; a field that may hold nonsense says `wrong`. */
  isReady?: boolean | undefined;
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
  const { isReady = true, isUnchanged = false, isPending, refusal, onRefuse, onSend, id, className, children } = props;
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [note, setNote] = useState<string>();
  useEffect(() => {
    if (refusal) form.current?.querySelector<Control>('[aria-invalid]')?.focus();
  }, [refusal]);
  const refuse = useEffectEvent(() => {
    const wrong = form.current?.querySelector<Control>('[aria-invalid]');
    const field = wrong ?? (isUnchanged ? undefined : lackingIn(form.current));
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
    if (isReady && !isUnchanged && !emptyIn(form.current)) {
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

/** The first field without which nobody goes on, and which is empty. */
function emptyIn(form: HTMLFormElement | null): Control | undefined {
  const needed = [...(form?.querySelectorAll<Control>(':required') ?? [])];
  return needed.find((control) =>
    'checked' in control && control.type === 'checkbox' ? !control.checked : isBlank(control.value),
  );
}

/** The field to which somebody is led whose form lacks something. */
function lackingIn(form: HTMLFormElement | null): Control | null | undefined {
  return emptyIn(form) ?? form?.querySelector<Control>(':required:invalid') ?? form?.querySelector<Control>(':required');
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onClick' | 'disabled' | 'aria-disabled' | 'variant'> {
  variant?: ButtonProps['variant'] | undefined;
  /** What was sent has no answer yet. The form itself must not send it again: the button stays pressable, so that it keeps the focus. */
  isPending: boolean;
}

/** The button that sends a form of the panel. It can always be pressed: the form says what it lacks. While an answer is awaited it says so. */
export function SubmitButton({ isPending, variant = 'primary', children, ...rest }: SubmitButtonProps) {
  const { t } = useI18n();
  return (
    <Button type="submit" variant={variant} isBusy={isPending} {...rest}>
      {isPending ? t('staff.running') : children}
    </Button>
  );
}
