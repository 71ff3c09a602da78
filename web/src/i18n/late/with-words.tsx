import type { ComponentType } from 'react';
import { Words } from '../i18n.tsx';
import type { LateArea } from '../messages/areas.ts';

/** A component that draws itself once the messages of these areas are loaded, and suspends until then. */
export function withWords<Props extends object>(areas: readonly LateArea[], Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <Words areas={areas}>
      <Part {...props} />
    </Words>
  );
}
