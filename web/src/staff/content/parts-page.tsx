import { ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { textIn } from '../../api/bilingual.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { IconButton } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refusals.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { useServiceOf } from '../kit/values/item-emblem.tsx';
import { PartForm } from './part-form.tsx';
import { type OpenedParts, type Part, useParts, usePartsSetup } from './parts-queries.ts';

/** The API takes no more. */
const MOST_PARTS = 12;

/** The page of the parts that the desk notes during a rite: their list, and a form that adds a part or changes one. */
export function PartsPage() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const ritual = useServiceOf()(id);
  const query = useParts(id);
  const [edited, setEdited] = useState<Part>();
  const { data } = query;
  return (
    <>
      <WayBack place={`/content/services/${id}`} text={ritual ? ritual.name[language] : t('staff.toRitual')} />
      <PanelHeading title={t('staff.riteParts')} text={t('parts.text')} />
      {data ? (
        <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
          <PartList ritualId={id} opened={data} onEdit={setEdited} />
          {(edited || data.items.length < MOST_PARTS) && (
            <PartForm key={edited?.id ?? 'new'} ritualId={id} opened={data} edited={edited} onDone={() => setEdited(undefined)} />
          )}
        </div>
      ) : (
        <RecordAwaited query={query} />
      )}
    </>
  );
}

interface PartListProps {
  readonly ritualId: string;
  readonly opened: OpenedParts;
  readonly onEdit: (part: Part) => void;
}

/** The parts in their order, with the buttons that move one up, change it and remove it. */
function PartList({ ritualId, opened: { items, etag }, onEdit }: PartListProps) {
  const { t, language } = useI18n();
  const { store, ...setup } = usePartsSetup(ritualId);
  const { send, isPending, error } = useChange({ ...setup, send: (_, changed: readonly Part[]) => store(etag, changed) });
  return (
    <Card title={t('parts.list')}>
      <Refused error={error} className="mb-3" />
      <ol className="flex flex-col gap-1">
        {items.map((part, index) => {
          const name = textIn(part, language)('name');
          const others = items.filter((other) => other !== part);
          return (
            <li key={part.id} className="flex items-start gap-2 border-line py-2 not-last:border-b">
              <div className="wrap-anywhere min-w-0 grow">
                <p>
                  {name}
                  {part.ahutis > 0 && ` · ${t('common.ahutis', { count: part.ahutis })}`}
                </p>
                <p className="text-muted text-sm">{textIn(part, language)('text')}</p>
              </div>
              {index > 0 && (
                <IconButton
                  label={t('parts.up', { text: name })}
                  isBusy={isPending}
                  onClick={() => send(others.toSpliced(index - 1, 0, part))}
                >
                  <ArrowUp size={18} aria-hidden="true" />
                </IconButton>
              )}
              <IconButton label={t('rules.edit', { text: name })} onClick={() => onEdit(part)}>
                <Pencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('rules.remove', { text: name })} isBusy={isPending} onClick={() => send(others)}>
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
