import { Trash2 } from 'lucide-react';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { daysInWords } from '../../api/late/closed-days.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { IconButton } from '../../ui/button.tsx';
import { FormError } from '../kit/forms/refusals.tsx';
import { Awaited, Card, Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { CloseDaysForm } from './close-days-form.tsx';
import { type ClosedDaysEntry, inputOf, useClosedDaysSetup, useEditedClosedDays } from './closed-days-queries.ts';
import { DayCapacity } from './day-capacity.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

/** The days on which no ritual begins, the form that closes others, and how many rituals may begin on a day. */
export function ClosedDaysPage() {
  const { t } = useI18n();
  const query = useEditedClosedDays();
  return (
    <>
      <PanelHeading title={t('staff.closedDays')} text={t('settings.closedDaysText')} />
      <SettingsTabs />
      <Awaited query={query}>
        {(opened) => (
          <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
            <CloseDaysForm opened={opened} />
            <div className="grid gap-5">
              <ClosedList items={opened.items} etag={opened.etag} />
              <DayCapacity />
            </div>
          </div>
        )}
      </Awaited>
    </>
  );
}

function ClosedList({ items, etag }: { items: readonly ClosedDaysEntry[]; etag: string }) {
  const { t } = useI18n();
  const { store, ...setup } = useClosedDaysSetup();
  const removal = useChange({ ...setup, send: (_, left: readonly ClosedDaysEntry[]) => store(etag, left.map(inputOf)) });
  return (
    <Card title={t('settings.closedList')}>
      <FormError error={removal.error} className="mb-3" />
      {items.length === 0 && <Empty title={t('settings.noneClosed')} text={t('settings.noneClosedText')} />}
      <ul className="flex flex-col gap-1">
        {items.map((entry) => (
          <Entry
            key={JSON.stringify(entry)}
            entry={entry}
            isBusy={removal.isPending}
            onRemove={() => removal.send(items.filter((other) => other !== entry))}
          />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  entry: ClosedDaysEntry;
  isBusy: boolean;
  onRemove: () => void;
}

function Entry({ entry, isBusy, onRemove }: EntryProps) {
  const { t, language: shownLanguage } = useI18n();
  const days = daysInWords(entry, shownLanguage);
  return (
    <li className="flex items-start gap-2 border-line py-2 not-last:border-b">
      <div className="wrap-anywhere min-w-0 grow">
        <strong>{days}</strong>
        {LANGUAGES.map((language) => (
          <p key={language} lang={language} className="text-muted">
            {entry[fieldName('reason', language)]}
          </p>
        ))}
        {entry.planned > 0 && <p className="font-medium text-danger">{t('settings.plannedThen', { count: entry.planned })}</p>}
      </div>
      <IconButton label={t('settings.openDays', { days })} isBusy={isBusy} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
