import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/late/alert.tsx';
import { isBlank, RefusedForm } from '../../../ui/late/refused-form.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Something that is sent by a press: a form, or a change that needs none. */
export interface Sendable {
  readonly send: () => void;
  /** What was sent has no answer yet. */
  readonly isPending: boolean;
  /** Why the last try failed. */
  readonly error: Error | null;
}

/** Something that is sent by a press, with what may keep its fields from being sent: nothing where none are checked. */
export interface SendableForm extends Sendable {
  /** Nothing that the form itself knows is wrong in its fields. */
  readonly isRight?: boolean;
  /** Called when somebody tries to send the form while it is incomplete. */
  readonly refuse?: () => void;
}

interface CheckedFormProps {
  /** With an `error` the focus goes to the first field about which the shop says something. */
  form: SendableForm;
  /**
   * False while the form is incomplete for another reason than an empty `required` field. A field with a wrong value says so by its property
   * `wrong`; something else in the form that has to be settled first, by its attribute `data-unsettled`: it then gets the focus, or a note below
   * the form says what the attribute holds.
   */
  isReady?: boolean | undefined;
  /** The form holds what is saved already. */
  isUnchanged?: boolean | undefined;
  /** For a button that stands outside the form. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form of the panel, whose button can always be pressed. A form that is incomplete, or holds nothing new, is not sent: its fields then say what
 * they lack, and the focus goes to the first of them; where no field says anything, a note below the form does.
 */
export function CheckedForm(props: CheckedFormProps) {
  const { form, isReady = true, isUnchanged = false, id, className = 'flex flex-col gap-4', children } = props;
  const { t } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  // How often somebody has tried to send the form while it was incomplete.
  const [tries, setTries] = useState(0);
  const [note, setNote] = useState<string>();
  useEffect(() => {
    if (form.error) element.current?.querySelector<Control>('[aria-invalid]')?.focus();
  }, [form.error]);
  const explain = useEffectEvent(() => {
    const wrong = element.current?.querySelector<Control>('[aria-invalid]');
    // The error of a wrong field stands beside it, so it needs no note.
    if (wrong) return wrong.focus();
    if (isUnchanged) return setNote(t('staff.unchanged'));
    const unsettled = element.current?.querySelector<HTMLElement>('[data-unsettled]');
    if (unsettled) return unsettled.dataset.unsettled ? setNote(unsettled.dataset.unsettled) : unsettled.focus();
    const field = lackingIn(element.current);
    field?.focus();
    if (field) setNote(t('staff.lacking', { name: field.labels?.[0]?.textContent ?? '' }));
  });
  // Explained in an effect, because only then the fields are marked as wrong.
  useEffect(() => {
    if (tries > 0) explain();
  }, [tries]);
  const send = () => {
    // The button, or a field that is still sending a file, says by itself that it is busy.
    if (form.isPending || element.current?.querySelector('[aria-busy]')) return;
    setNote(undefined);
    if (isReady && form.isRight !== false && !isUnchanged && !emptyIn(element.current)) {
      setTries(0);
      form.send();
      return;
    }
    form.refuse?.();
    setTries((count) => count + 1);
  };
  return (
    <form
      ref={element}
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
      <Alert>{note}</Alert>
    </form>
  );
}

/** The first `required` field that is empty. */
function emptyIn(form: HTMLFormElement | null): Control | undefined {
  const needed = [...(form?.querySelectorAll<Control>(':required') ?? [])];
  return needed.find((control) =>
    'checked' in control && control.type === 'checkbox' ? !control.checked : isBlank(control.value),
  );
}

/** The field to which an incomplete form leads: an empty one, or else one that the browser finds wrong, or else any required one. */
function lackingIn(form: HTMLFormElement | null): Control | null | undefined {
  return emptyIn(form) ?? form?.querySelector<Control>(':required:invalid') ?? form?.querySelector<Control>(':required');
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onClick' | 'disabled' | 'aria-disabled' | 'variant'> {
  variant?: ButtonProps['variant'] | undefined;
  /** What was sent has no answer yet. The button stays pressable then, so that it keeps the focus; the form must not send a second time. */
  isPending?: boolean;
}

/**
 * The button that sends a form of the panel. It can always be pressed: the form says what it lacks. While an answer is awaited, its text says
 * so. The second press of a double press sends nothing: the first may have been of a button that stood here a step before.
 */
export function SubmitButton({ isPending = false, variant = 'primary', children, ...rest }: SubmitButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      type="submit"
      variant={variant}
      isBusy={isPending}
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      {...rest}
    >
      {isPending ? t('staff.running') : children}
    </Button>
  );
}
