import type { ReactNode } from 'react';

/** A wide table that a phone moves sideways, by the keyboard too. `name` is its accessible name. */
export function Sideways({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and a section would be a landmark for each table.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <div role="group" className="overflow-x-auto" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
