import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { isMissing } from '../../../api/late/refusals.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { QueryError } from '../../kit/page/page-parts.tsx';
import type { DeskRow } from '../desk-queries.ts';
import { sheetQuery } from './sankalpa-calls.ts';

type Sankalpa = components['schemas']['Sankalpa'];
type State = Sankalpa['state'];

const COLOURS: Readonly<Record<State, string>> = {
  unread: 'text-muted',
  confirmed: 'text-ok',
  changed: 'text-danger',
  change_asked: 'text-danger',
};

interface ReadingAnswerProps {
  answer: Pick<Sankalpa, 'state' | 'words'>;
  /** The client answers about their own lines, wishes and purpose; an invited person about their own line. */
  by: 'client' | 'invited';
}

/** What somebody has answered about what is read aloud for them. */
export function ReadingAnswer({ answer: { state, words }, by }: ReadingAnswerProps) {
  const { t } = useI18n();
  return (
    <p className={`wrap-anywhere ${COLOURS[state]}`}>
      {t(`staffDesk.${by}.${state}`)}
      {state === 'change_asked' && <span className="block whitespace-pre-line text-ink">{words}</span>}
    </p>
  );
}

/** What the client and each invited person have answered about what is read at a ritual; nothing while the ritual has no day. */
export function WhoConfirmed({ row: { order, ritual }, day = '' }: { row: DeskRow; day?: string | undefined }) {
  const wanted = { orderId: order.id, position: ritual.position, day, time: '' };
  const query = useQuery({ ...sheetQuery(useApi(), wanted), enabled: ritual.day !== null });
  const { data: sheet } = query;
  // An answer that could not be read may be an objection; of an erased order there is none.
  if (!sheet) return isMissing(query.error) ? null : <QueryError query={query} />;
  return (
    <div className="mt-2 text-sm">
      <ReadingAnswer answer={sheet} by="client" />
      {sheet.lines.map(
        ({ name: { name, said } }, index) =>
          said && (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal; the place tells their lines apart
            <div key={index} className="mt-1">
              <bdi>{name}</bdi>
              <ReadingAnswer answer={said} by="invited" />
            </div>
          ),
      )}
    </div>
  );
}
