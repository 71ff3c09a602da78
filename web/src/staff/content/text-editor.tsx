import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../kit/card.tsx';
import { Conflict } from '../kit/conflict.tsx';
import { PanelHeading } from '../kit/heading.tsx';
import { ErrorCard, SkeletonRows } from '../kit/notes.tsx';
import { Time } from '../kit/time.tsx';
import { WayBack } from '../kit/way-back.tsx';
import { type PicturePlace, withPicture } from './insert-picture.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { HistoryCard, PreviewCard, ReadinessCard } from './side-cards.tsx';
import { type EditedText, type TextDesk, type TextPart, textIn, textQuery } from './text-desk.ts';
import { TextFields } from './text-fields.tsx';
import { TextState } from './text-state.tsx';
import { type Editing, useEditing } from './use-editing.ts';
import { useTextWords } from './use-text-words.ts';

/** The editor of one text: it is loaded first, and what was typed here before is put back. */
export function TextEditor<Edited extends EditedText>({ desk }: { desk: TextDesk<Edited> }) {
  const { id = '' } = useParams();
  const query = useQuery(textQuery(desk, useApi(), id));
  if (query.data) return <Editor key={id} desk={desk} saved={query.data} />;
  return query.error ? <ErrorCard error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />;
}

interface EditorProps<Edited extends EditedText> {
  desk: TextDesk<Edited>;
  saved: Edited;
}

function Editor<Edited extends EditedText>({ desk, saved }: EditorProps<Edited>) {
  const { t, language } = useI18n();
  const [shown, setShown] = useState(language);
  const editing = useEditing(desk, saved);
  const { values, change } = editing;
  const { tell } = useTextWords();
  const [picturePlace, setPicturePlace] = useState<PicturePlace>();
  return (
    <>
      <WayBack place={desk.list.place} text={t(desk.list.title)} />
      <PanelHeading
        isPlace
        title={textIn(values, 'name', language) || saved.id}
        text={<SaveState saved={saved} isDirty={editing.isDirty} />}
        actions={<Actions saved={saved} parts={desk.parts} editing={editing} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Conflict typed={editing} error={editing.failure} tell={tell} />
          <Card>
            <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
              <LanguageTabs
                label={t('content.editedLanguage')}
                shown={shown}
                onShow={setShown}
                className="self-start md:hidden"
              />
              <TextFields
                parts={desk.parts}
                values={values}
                onChange={change}
                onPicture={setPicturePlace}
                shown={shown}
                errors={editing.errors}
              />
              <desk.Extra id={saved.id} values={values} onChange={change} />
            </form>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PreviewCard
            desk={desk}
            id={saved.id}
            values={values}
            shown={shown}
            onShow={setShown}
            fill={(text) => desk.fill?.(saved, text, shown) ?? text}
          />
          <ReadinessCard parts={desk.parts} values={values} />
          <HistoryCard
            history={saved.history}
            canRestore={!editing.isDirty}
            isBusy={editing.isPending}
            onRestore={(version) => editing.run({ kind: 'restore', version })}
          />
        </div>
      </div>
      {picturePlace && (
        <PictureDialog
          place={picturePlace}
          onClose={() => setPicturePlace(undefined)}
          onInsert={(picture, isForBoth) => change(withPicture(values, picturePlace, picture, isForBoth))}
        />
      )}
    </>
  );
}

/** What readers see, and whether all that is typed is saved. */
function SaveState({ saved, isDirty }: { saved: EditedText; isDirty: boolean }) {
  const { t } = useI18n();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextState {...saved} />
      <span role="status">
        {isDirty ? (
          t('content.unsaved')
        ) : (
          <>
            {t('content.saved')} <Time at={saved.changedAt} />
          </>
        )}
      </span>
      {saved.publishedAt && saved.hasDraft && (
        <span>
          {t('content.readersSee')} <Time at={saved.publishedAt} />
        </span>
      )}
    </span>
  );
}

interface ActionsProps {
  saved: EditedText;
  parts: readonly TextPart[];
  editing: Editing;
}

function Actions({ saved, parts, editing: { isDirty, isPending, met, published, tidied, canUnpublish, run } }: ActionsProps) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const isUnsettled = met !== undefined && met.both.length > 0;
  return (
    <>
      {saved.publishedAt && canUnpublish && (
        <Button variant="quiet" isBusy={isPending} onClick={() => run({ kind: 'unpublish' })}>
          {t('content.unpublish')}
        </Button>
      )}
      <Button isBusy={isPending} onClick={() => run({ kind: 'save' })}>
        {t('content.saveDraft')}
      </Button>
      <Button
        variant="primary"
        isBusy={isPending}
        disabled={isUnsettled || !(isDirty || saved.hasDraft)}
        onClick={() => setAsking(true)}
      >
        {t(saved.publishedAt ? 'content.publishDraft' : 'content.publish')}
      </Button>
      {isAsking && (
        <PublishDialog
          published={published}
          values={tidied}
          parts={parts}
          onClose={() => setAsking(false)}
          onPublish={() => {
            setAsking(false);
            run({ kind: 'publish' });
          }}
        />
      )}
    </>
  );
}
