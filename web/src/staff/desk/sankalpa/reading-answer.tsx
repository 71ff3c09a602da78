import { useQuery } from '@tanstack/react-query';
import type { Sankalpa } from '../../../api/late/sankalpa.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { DeskRow } from '../desk-calls.ts';
import { sheetQuery } from './sankalpa-calls.ts';

export const STATES = {
  unread: ['staffDesk.lineUnread', 'text-muted'],
  confirmed: ['staffDesk.lineConfirmed', 'text-ok'],
  changed: ['staffDesk.lineChanged', 'text-danger'],
  change_asked: ['staffDesk.lineAsked', 'text-danger'],
} as const;

export const OWN_STATES = {
  unread: ['staffDesk.ownUnread', 'text-muted'],
  confirmed: ['staffDesk.ownConfirmed', 'text-ok'],
  changed: ['staffDesk.ownChanged', 'text-danger'],
  change_asked: ['staffDesk.ownAsked', 'text-danger'],
} as const;

interface ReadingAnswerProps {
  answer: Pick<Sankalpa, 'state' | 'words'>;
  states: typeof STATES | typeof OWN_STATES;
}

/** What somebody has answered about what is read for them. */
export function ReadingAnswer({ answer: { state, words }, states }: ReadingAnswerProps) {
  const { t } = useI18n();
  const [message, look] = states[state];
  return (
    <p className={`wrap-anywhere ${look}`}>
      {t(message)}
      {state === 'change_asked' && <span className="block whitespace-pre-line text-ink">{words}</span>}
    </p>
  );
}

/** Who has confirmed what is read at a ritual: the client, and each invited person; nothing while it has no day. */
export function WhoConfirmed({ row: { order, ritual }, day = '' }: { row: DeskRow; day?: string | undefined }) {
  const wanted = { id: order.id, position: ritual.position, day, time: '' };
  const { data: sheet } = useQuery({ ...sheetQuery(useApi(), wanted), enabled: ritual.day !== null });
  if (!sheet) return null;
  return (
    <div className="mt-2 text-sm">
      <ReadingAnswer answer={sheet} states={STATES} />
      {sheet.lines.map(
        ({ name: { name, said } }) =>
          said && (
            <div key={name} className="mt-1">
              <bdi>{name}</bdi>
              <ReadingAnswer answer={said} states={OWN_STATES} />
            </div>
          ),
      )}
    </div>
  );
}
