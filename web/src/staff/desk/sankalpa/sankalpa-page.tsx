import { useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { SankalpaSheet, writeHour } from '../../../account/sankalpa/sankalpa-sheet.tsx';
import { textIn } from '../../../api/bilingual.ts';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { withDash } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { Sanskrit } from '../../../ui/late/sanskrit.tsx';
import { saveFrom } from '../../../ui/late/save-file.ts';
import { Conflict } from '../../kit/forms/conflict.tsx';
import { FormDialog } from '../../kit/forms/dialogs.tsx';
import { type Faults, useRecordForm } from '../../kit/forms/use-record-form.ts';
import { readDay, useListAddress } from '../../kit/lists/use-list-address.ts';
import { useTypedValue } from '../../kit/lists/use-typed-value.ts';
import { RecordAwaited } from '../../kit/page/no-page.tsx';
import { Card, PanelHeading, QueryError } from '../../kit/page/page-parts.tsx';
import { PlaceLink } from '../../kit/page/panel.tsx';
import { DESK_KEY } from '../desk-queries.ts';
import { ReadingAnswer } from './reading-answer.tsx';
import { pdfAddress, type SpelledName, sheetQuery } from './sankalpa-calls.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The page of all that is read aloud at a ritual, in large type; the same can be printed from a PDF. */
export function DeskSankalpa() {
  const { order = '', position = '' } = useParams();
  const { t, language } = useI18n();
  const { values, set } = useListAddress(['day', 'time']);
  // Anybody may have written the address: without a day or an hour that there can be, the sheet is the usual one.
  const day = readDay(values.day) ?? '';
  const time = TIME.test(values.time) ? values.time : '';
  const [typedTime, setTypedTime] = useTypedValue(time);
  const wanted = { orderId: order, position: Number(position), day, time };
  const query = useQuery(sheetQuery(useApi(), wanted));
  const sheet = query.data;
  if (!sheet) return <RecordAwaited query={query} />;
  const search = day && `?day=${day}`;
  return (
    <>
      <PanelHeading
        title={t('sankalpa.title')}
        text={`${withDash(textIn(sheet, language)('name'))} · ${orderNumber(sheet.orderNumber, language)} · ${writeHour(sheet, language)}`}
        actions={
          <Button onClick={() => saveFrom(pdfAddress(wanted, language))}>
            <Printer size={18} aria-hidden="true" />
            {t('staffDesk.sheetPdf')}
          </Button>
        }
      />
      <div className="mb-3 flex flex-wrap items-end gap-4">
        <PlaceLink place={`/desk/${order}/${position}${search}`} className="text-link inline-flex min-h-11 items-center">
          {t('staff.toRitual')}
        </PlaceLink>
        <Field
          type="time"
          label={t('staffDesk.hourAtFire', { place: textIn(sheet.place, language)('name') })}
          value={typedTime}
          onChange={({ currentTarget: { value } }) => {
            setTypedTime(value);
            set({ time: value }, { typing: true });
          }}
        />
      </div>
      <QueryError query={query} />
      <Card>
        <h2 className="sr-only">{withDash(textIn(sheet, language)('name'))}</h2>
        <div className="pb-3">
          <ReadingAnswer answer={sheet} by="client" />
        </div>
        <SankalpaSheet
          sheet={sheet}
          isLarge
          below={({ name: { said } }) => said && <ReadingAnswer answer={said} by="invited" />}
          beside={({ name }) => name.correctable && <CorrectButton orderId={order} name={name} />}
        />
      </Card>
    </>
  );
}

function CorrectButton({ orderId, name }: { orderId: string; name: SpelledName }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('staffDesk.spellingOf', { name: name.name })} onClick={() => setOpen(true)} className="text-muted">
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      {isOpen && <SpellingDialog orderId={orderId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SpellingDialogProps {
  orderId: string;
  name: SpelledName;
  onClose: () => void;
}

/** The dialog that corrects the spelling of a name, with a note to the customer. */
function SpellingDialog({ orderId, name, onClose }: SpellingDialogProps) {
  const { t } = useI18n();
  const form = useRecordForm({
    about: `spelling ${orderId} ${name.name}`,
    // Empty while nobody has corrected the name: then the rules spell it, as the hint shows.
    saved: { version: name.version, values: { iast: name.correctedBy ? name.iast : '', note: name.note } },
    // The shop keeps no note without a spelling, and the client sees it beside that alone.
    check: ({ iast, note }): Faults => (note.trim() && !iast.trim() ? { note: t('staffDesk.noteNeedsSpelling') } : {}),
    refreshes: [DESK_KEY],
    save: (api, { version, values: { iast, note } }) => {
      const params = { path: { id: orderId }, header: { 'If-Match': `"${version}"` } };
      const body = { name: name.name, iast: iast.trim(), note: note.trim() };
      return dataOf(api.PUT('/api/admin/desk/{id}/spellings', { params, body }));
    },
    onSaved: onClose,
  });
  const labels = { iast: t('staffDesk.spelling'), note: t('staffDesk.spellingNote') };
  return (
    <FormDialog form={form} onClose={onClose} title={name.name} action={t('common.save')}>
      <Sanskrit {...name} />
      {form.newer && <Conflict form={form} error={null} wordsOf={(field) => ({ label: labels[field] })} />}
      <Field
        {...form.field('iast')}
        label={labels.iast}
        hint={t('staffDesk.spellingHint', { name: name.byRules })}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <Field {...form.field('note')} label={labels.note} maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}
