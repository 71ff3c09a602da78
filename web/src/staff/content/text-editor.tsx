import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Conflict } from '../kit/forms/conflict.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { HistoryCard } from './history-card.tsx';
import { type PicturePlace, withPicture } from './insert-picture.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PreviewCard } from './preview-card.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { TextFields } from './text-fields.tsx';
import { type EditedText, type TextKind, type TextPart, typedIn } from './text-kind.ts';
import { TextState } from './text-state.tsx';
import { type Editing, textQuery, useEditing } from './use-editing.ts';
import { useTextWords } from './use-text-words.ts';

/** The page of one text: it is loaded first, then edited. */
export function TextEditor<Edited extends EditedText>({ kind }: { kind: TextKind<Edited> }) {
  const { id = '' } = useParams();
  const query = useQuery(textQuery(kind, useApi(), id));
  if (query.data) return <Editor key={id} kind={kind} saved={query.data} />;
  return <RecordAwaited query={query} />;
}

interface EditorProps<Edited extends EditedText> {
  kind: TextKind<Edited>;
  saved: Edited;
}

function Editor<Edited extends EditedText>({ kind, saved }: EditorProps<Edited>) {
  const { t, language } = useI18n();
  const [shownLanguage, setShown] = useState(language);
  const editing = useEditing(kind, saved);
  const { values, set } = editing;
  const { wordsOf } = useTextWords();
  const [picturePlace, setPicturePlace] = useState<PicturePlace>();
  return (
    <>
      <WayBack place={kind.list.place} text={t(kind.list.title)} />
      <PanelHeading
        isPlace
        title={typedIn(values, 'name', language) || saved.id}
        text={<SaveState saved={saved} isDirty={editing.isDirty} />}
        actions={<Actions saved={saved} parts={kind.parts} editing={editing} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Conflict form={editing} error={editing.error} wordsOf={wordsOf} />
          <Card>
            <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
              <LanguageSwitch
                label={t('content.editedLanguage')}
                shownLanguage={shownLanguage}
                onShow={setShown}
                className="self-start md:hidden"
              />
              <TextFields
                parts={kind.parts}
                values={values}
                onChange={set}
                onPicture={setPicturePlace}
                shownLanguage={shownLanguage}
                errors={editing.errors}
              />
              <kind.Extra saved={saved} values={values} onChange={set} errors={editing.errors} />
            </form>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PreviewCard
            kind={kind}
            id={saved.id}
            values={values}
            shownLanguage={shownLanguage}
            onShow={setShown}
            fill={(text) => kind.fill?.(saved, text, shownLanguage) ?? text}
          />
          <ReadinessCard parts={kind.parts} values={values} />
          <HistoryCard
            history={saved.history}
            canRestore={!editing.isDirty}
            isBusy={editing.isPending}
            onRestore={editing.restore}
          />
        </div>
      </div>
      {picturePlace && (
        <PictureDialog
          title={t('content.pictureTitle')}
          done={t('content.insert')}
          asksForBoth
          file={picturePlace.file}
          onClose={() => setPicturePlace(undefined)}
          onInsert={(picture, isForBoth) => set(withPicture(values, picturePlace, picture, isForBoth))}
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

/** The buttons that save, publish, and take a text from its readers. */
function Actions({ saved, parts, editing }: ActionsProps) {
  const { t } = useI18n();
  const { isPending, newer } = editing;
  const [isAsking, setAsking] = useState(false);
  // Somebody else has changed the same fields, and nobody has chosen whose values stay.
  const isUnsettled = newer !== undefined && newer.contested.length > 0;
  return (
    <>
      {saved.publishedAt && editing.mayBeHidden && (
        <Button variant="quiet" isBusy={isPending} onClick={editing.unpublish}>
          {t('content.unpublish')}
        </Button>
      )}
      {/* Never disabled: once it has saved, the pressed button would lose the focus. */}
      <Button isBusy={isPending} onClick={editing.isDirty ? editing.send : undefined}>
        {t('content.saveDraft')}
      </Button>
      <Button
        variant="primary"
        // Not disabled when all is published: once it has published, the pressed button would lose the focus.
        isBusy={isPending || !(editing.isDirty || saved.hasDraft)}
        disabled={isUnsettled}
        onClick={() => setAsking(true)}
      >
        {t(saved.publishedAt ? 'content.publishDraft' : 'content.publish')}
      </Button>
      {isAsking && (
        <PublishDialog
          published={editing.published}
          values={editing.tidied}
          parts={parts}
          onClose={() => setAsking(false)}
          onPublish={() => {
            setAsking(false);
            editing.publish();
          }}
        />
      )}
    </>
  );
}
