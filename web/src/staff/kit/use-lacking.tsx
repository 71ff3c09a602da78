import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For a form whose button cannot be used yet. `show` leads to the field that keeps it from being sent, and `note` then names the field, until
 * something is typed and `forget` is called.
 */
export function useLacking() {
  const { t } = useI18n();
  const [name, setName] = useState<string>();
  const show = (form: HTMLFormElement) => {
    // What is on its way says so itself.
    if (form.querySelector('[aria-busy]')) return;
    const wrong = form.querySelector<Control>('[aria-invalid]');
    const required = [...form.querySelectorAll<Control>(':required')];
    const field = wrong ?? required.find(isEmpty) ?? required[0];
    field?.focus();
    // The error of a wrong field stands beside it.
    setName(wrong ? undefined : field?.labels?.[0]?.textContent);
  };
  const note = name && (
    <p role="alert" className="text-danger text-sm">
      {t('staff.lacking', { name })}
    </p>
  );
  return { show, forget: () => setName(undefined), note };
}

function isEmpty(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? !control.checked : control.value.trim() === '';
}
