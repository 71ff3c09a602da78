import { useI18n } from '../../i18n/i18n.tsx';
import { newOrderDraft } from '../../memory/late/new-order-draft.ts';
import { clientDraft } from '../../memory/late/record-draft.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/use-change.tsx';
import { PlaceLink, useGo, usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { type Consultation, languageWord, useSetAnswered } from './consultation.ts';

/** Who asked, when, and what about. */
export function RequestText({ request }: { request: Consultation }) {
  const { t } = useI18n();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere font-heading text-xl">{request.name}</strong>
        <a href={`tel:${request.phone}`} className="text-link inline-flex min-h-11 items-center md:min-h-0">
          {request.phone}
        </a>
        {request.email && (
          <a href={`mailto:${request.email}`} className="text-link wrap-anywhere inline-flex min-h-11 items-center md:min-h-0">
            {request.email}
          </a>
        )}
      </p>
      {request.message && <p className="wrap-anywhere whitespace-pre-line">{request.message}</p>}
      <p className="text-muted text-xs">
        <Time at={request.requestedAt} />
        {' · '}
        {t(languageWord(request))}
        {request.hasAccount && ` · ${t('staffConsultations.hasAccount')}`}
      </p>
      <NextSteps request={request} />
    </div>
  );
}

/** What the staff noted, and a way to add a note. */
export function Notes({ request, onNote }: { request: Consultation; onNote: (request: Consultation) => void }) {
  const { t } = useI18n();
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      {request.notes.length > 0 && (
        <ul className="flex flex-col gap-2">
          {request.notes.map((note) => (
            <li key={note.id}>
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              <p className="text-muted text-xs">
                <Time at={note.writtenAt} /> {note.writtenBy}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" aria-label={t('staffConsultations.noteOn', { name: request.name })} onClick={() => onNote(request)}>
        {t('staffConsultations.note')}
      </Button>
    </div>
  );
}

/** What was answered by mail, who answered, and the ways to do so. The mark can be taken away at any time. */
export function Answered({ request, onAnswer }: { request: Consultation; onAnswer: (request: Consultation) => void }) {
  const { t } = useI18n();
  const set = useSetAnswered(request);
  const isAnswered = request.answered !== null;
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <Answers request={request} />
      {request.answered && (
        <p className="text-muted text-xs">
          <Time at={request.answered.at} /> {request.answered.by}
        </p>
      )}
      <Button
        variant={isAnswered ? 'quiet' : 'soft'}
        aria-label={t('staffConsultations.answerTo', { name: request.name })}
        className="lg:whitespace-nowrap"
        onClick={() => onAnswer(request)}
      >
        {t('staffConsultations.answer')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t(isAnswered ? 'staffConsultations.reopenOf' : 'staffConsultations.answeredOf', { name: request.name })}
        isBusy={set.isPending}
        className="lg:whitespace-nowrap"
        onClick={() => set.send(!isAnswered)}
      >
        {t(isAnswered ? 'staffConsultations.reopen' : 'staffConsultations.markAnswered')}
      </Button>
      <Refused error={set.error} className="text-xs" />
    </div>
  );
}

function Answers({ request: { answers } }: { request: Consultation }) {
  if (answers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {answers.map(({ id, text, email, sentAt, sentBy }) => (
        <li key={id}>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="wrap-anywhere text-muted text-xs">
            <Time at={sentAt} /> {sentBy} → {email}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a talk can lead to: an order, and an account; the forms begin with what the visitor has told. */
function NextSteps({ request }: { request: Consultation }) {
  const { t } = useI18n();
  const { can, member } = usePanel();
  const go = useGo();
  const { name, phone, email, language, message, clientId } = request;
  // What was typed about somebody else gives way: nothing of it may go to this person.
  const toOrder = () => {
    newOrderDraft.keep({
      memberId: member.id,
      values: { client: '', name, email, language, wishes: message, key: '', content: '' },
      lines: [],
    });
    void go('/orders/new');
  };
  const toClient = () => {
    const [firstName = '', ...rest] = name.split(/\s+/);
    const values = { firstName, lastName: rest.join(' '), phoneNumber: phone, email, language, consultation: request.id };
    clientDraft.keep({ place: `${member.id} `, version: '', values });
    void go('/clients/new');
  };
  return (
    <div className="-ml-5.5 flex flex-wrap">
      {can('orders.write') &&
        (clientId ? (
          <PlaceLink
            place={`/orders/new?client=${clientId}`}
            aria-label={t('staffConsultations.orderFor', { name })}
            className={buttonClass('quiet', 'text-sm')}
          >
            {t('staffConsultations.order')}
          </PlaceLink>
        ) : (
          <Button variant="quiet" aria-label={t('staffConsultations.orderFor', { name })} onClick={toOrder}>
            {t('staffConsultations.order')}
          </Button>
        ))}
      {clientId
        ? can('clients.read') && (
            <PlaceLink
              place={`/clients/${clientId}`}
              aria-label={t('staffConsultations.clientOf', { name })}
              className={buttonClass('quiet', 'text-sm')}
            >
              {t('staff.client')}
            </PlaceLink>
          )
        : can('clients.write') && (
            <Button variant="quiet" aria-label={t('staffConsultations.newClientOf', { name })} onClick={toClient}>
              {t('staffConsultations.newClient')}
            </Button>
          )}
    </div>
  );
}
