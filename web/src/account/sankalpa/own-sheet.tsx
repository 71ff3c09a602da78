import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { textIn } from '../../api/bilingual.ts';
import { dataOf } from '../../api/client.ts';
import { isMissing } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Card } from '../../ui/late/card.tsx';
import { failureText } from '../failures.ts';
import { PartLoading } from '../part-loading.tsx';
import { SHEET, sheetQuery } from './sankalpa-queries.ts';
import { type Sankalpa, SankalpaSheet, writeHour } from './sankalpa-sheet.tsx';
import { wordOn, YourWord } from './your-word.tsx';

/** The sheet of one of the customer's rituals, which they confirm, or ask to change. */
export function OwnSheet() {
  const { order = '', position = '' } = useParams();
  const { t, language } = useI18n();
  const { data: sheet, error, refetch } = useQuery(sheetQuery(useApi(), order, Number(position)));
  if (!sheet)
    return (
      <Card title={t('sankalpa.title')}>
        <PartLoading
          label={t('frame.loading')}
          heights={['h-24', 'h-24', 'h-16']}
          failed={error && failureText(error, t('sankalpa.sheetNotLoaded'))}
          onRetry={isMissing(error) ? undefined : () => void refetch()}
        />
      </Card>
    );
  return (
    <Card title={withDash(textIn(sheet, language)('name'))}>
      <p className="mt-1 text-muted">{writeHour(sheet, language)}</p>
      <SankalpaSheet sheet={sheet} />
      <AnswerSheet key={`${order} ${position}`} sheet={sheet} />
    </Card>
  );
}

function AnswerSheet({ sheet }: { sheet: Sankalpa }) {
  const { t } = useI18n();
  const { orderId: id, position, answerVersion } = sheet;
  const save = useChange({
    send: (api, typed: string) => {
      const params = { path: { id, position }, header: { 'If-Match': `"${answerVersion}"` } };
      return dataOf(api.PUT(SHEET, { params, body: wordOn(sheet, typed) }));
    },
    recordKey: sheetQuery(useApi(), id, position).queryKey,
  });
  return <YourWord answered={sheet} text={t(`sankalpa.state.${sheet.state}`)} answer={save} />;
}
