import { useState } from 'react';
import { textIn } from '../../api/bilingual.ts';
import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { formDrafts } from '../../memory/late/form-drafts.ts';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { Sanskrit } from '../../ui/late/sanskrit.tsx';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import { shownValue } from '../fields/profile-fields.ts';
import { wordOn, YourWord } from '../sankalpa/your-word.tsx';
import { type Acceptance, AnswerForm } from './answer-form.tsx';
import { answerPlace, type SeenInvitation, seenKey } from './seen-invitation.ts';

type Person = NonNullable<SeenInvitation['person']>;
type Line = NonNullable<SeenInvitation['line']>;

/** What the holder of a personal link gave, and the line that is read for them, which they confirm. */
export function OwnPart({ token, seen }: { token: string; seen: SeenInvitation }) {
  const { t } = useI18n();
  const [isChanging, setChanging] = useState(false);
  const opener = useFocusBack(isChanging);
  const form = useFocusBack<HTMLDivElement>(!isChanging);
  const { person, line, mayWithdraw, asks } = seen;
  // The address may name a part of the page by now.
  const link = new URL(`#${token}`, window.location.href).href;
  if (!person || !line) return null;
  if (isChanging)
    return (
      <div ref={form} tabIndex={-1}>
        <ChangePart token={token} askedBy={asks} person={person} onDone={() => setChanging(false)} />
      </div>
    );
  return (
    <section aria-label={t('people.youTakePart')} className="mt-6">
      <h2 className="text-section">{t('people.youTakePart')}</h2>
      <Facts person={person} />
      {mayWithdraw && (
        <Button ref={opener} className="mt-3" onClick={() => setChanging(true)}>
          {t('people.changeDetails')}
        </Button>
      )}
      <OwnLine token={token} version={person.version} line={line} mayAnswer={mayWithdraw} />
      <div className="mt-5 rounded-field bg-sunk px-4 py-3">
        <p>{t('people.keepLink')}</p>
        <p className="flex items-center gap-2">
          <span className="min-w-0 grow break-all text-sm">{link}</span>
          <CopyButton text={link} label={t('common.copyLink')} copiedLabel={t('common.linkCopied')} />
        </p>
      </div>
    </section>
  );
}

function Facts({ person }: { person: Person }) {
  const words = useI18n();
  const { t } = words;
  const { name, birthDate, birthTime, birthPlace, gotra, isGotraUnknown, readAs, guardian } = person;
  const ofStar = (field: 'birthNakshatra' | 'birthRashi') => {
    return [t(`account.field.${field}`), person[field] && shownValue(field, person[field], words)];
  };
  const facts = [
    [t('people.name'), name],
    [t('account.field.birthDate'), [birthDate, birthTime, birthPlace].filter(Boolean).join(', ')],
    [t('account.field.gotra'), isGotraUnknown ? t('account.gotraUnknown') : gotra],
    ofStar('birthNakshatra'),
    ofStar('birthRashi'),
    [t('people.readAs'), readAs],
    [t('people.guardian'), guardian],
  ].filter(([, value]) => value);
  return (
    <dl className="mt-3 grid gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OwnLineProps {
  token: string;
  version: number;
  line: Line;
  /** May the line still be confirmed or changed? */
  mayAnswer: boolean;
}

function OwnLine({ token, version, line, mayAnswer }: OwnLineProps) {
  const { t, language } = useI18n();
  const save = useChange({
    recordKey: seenKey(token),
    send: (api, typed: string) => {
      const params = { header: { 'If-Match': `"${version}"` } };
      return dataOf(api.PUT('/api/invitations/line', { params, body: { token, ...wordOn(line, typed) } }));
    },
  });
  return (
    <section aria-label={t('people.yourLine')} className="mt-6">
      <h2 className="mb-2 text-card">{t('people.yourLine')}</h2>
      <Sanskrit devanagari={line.devanagari} iast={line.iast} />
      <Sanskrit devanagari={line.name.devanagari} iast={line.name.iast} isLarge />
      <p className="wrap-anywhere text-muted text-sm">{textIn(line, language)('meaning')}</p>
      {line.name.unmapped.length > 0 && (
        <p className="text-danger text-sm">{t('sankalpa.unmapped', { letters: line.name.unmapped.join(' ') })}</p>
      )}
      {mayAnswer && <YourWord answered={line} text={t(`people.line.${line.state}`)} answer={save} />}
    </section>
  );
}

interface ChangePartProps {
  token: string;
  askedBy: string;
  person: Person;
  onDone: () => void;
}

function ChangePart({ token, askedBy, person, onDone }: ChangePartProps) {
  const { t } = useI18n();
  const done = () => {
    formDrafts.drop(answerPlace(token));
    onDone();
  };
  const params = { header: { 'If-Match': `"${person.version}"` } };
  const save = useChange({
    recordKey: seenKey(token),
    send: (api, body: Acceptance) => dataOf(api.PUT('/api/invitations/part', { params, body: { ...body, token } })),
    onDone: done,
  });
  return (
    <>
      <AnswerForm token={token} askedBy={askedBy} person={person} save={save} />
      <Button variant="quiet" className="mt-3 w-full" onClick={done}>
        {t('account.cancel')}
      </Button>
    </>
  );
}
