import { INVITED_LINE, type InvitedState } from '#words/invited-line.ts';
import { useI18n } from '../../i18n/i18n.tsx';

/** Somebody invited, as whoever pays sees them. */
interface InvitedLine {
  readonly number: number;
  readonly state: InvitedState;
}

/** A line for each person invited to a ritual: a number and a state, and no name. */
export function InvitedLines({ invited }: { invited: readonly InvitedLine[] }) {
  const { language } = useI18n();
  return invited.map(({ number, state }) => (
    <p key={number} className="text-muted">
      {INVITED_LINE[language](number, state)}
    </p>
  ));
}
