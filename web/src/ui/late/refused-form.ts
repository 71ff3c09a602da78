import { createContext, useContext } from 'react';

/** What empty fields say that keep their form from being sent. */
interface LackWords {
  readonly empty: string;
  readonly unticked: string;
}

/** What the fields of a form say once somebody has tried to send it in vain; undefined until then. */
export const RefusedForm = createContext<LackWords | undefined>(undefined);

export interface FieldFaults {
  /** The error, shown beside the field and read out by screen readers. */
  error?: string | undefined;
  /** Why the form cannot be sent with what the field holds. It is said once somebody has tried, and not before. */
  wrong?: string | undefined;
}

/** What a field says against itself; `lack` names the word for a required field that holds nothing. */
export function useFieldError({ error, wrong }: FieldFaults, lack: keyof LackWords | false | undefined): string | undefined {
  const words = useContext(RefusedForm);
  if (error) return error;
  if (!words) return undefined;
  return lack ? words[lack] : wrong;
}

/** Is the value an empty text? A control whose value a form library keeps has none here: it is not blank. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
