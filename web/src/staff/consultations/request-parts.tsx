import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { NEW_CLIENT, NEW_ORDER, useBeginDraft } from '../kit/forms/own-draft.ts';
import { Refused } from '../kit/forms/refusals.tsx';
import { PlaceLink, useGo, usePanel } from '../kit/page/panel.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { type Consultation, languageWord, REFRESHES } from './consultation.ts';

/** Who asked, when, and what about; and what a talk can lead to: an order, and an account for a visitor without one. */
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
      <div className="-ml-5.5 flex flex-wrap">
        <OrderStep request={request} />
        <ClientStep request={request} />
      </div>
    </div>
  );
}

/** The notes of the staff, and the button that adds one. */
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

/** The answers by mail, who marked the request as answered, and the buttons that answer, mark, and take the mark away. */
export function Answered({ request, onAnswer }: { request: Consultation; onAnswer: (request: Consultation) => void }) {
  const { t } = useI18n();
  const isAnswered = request.answered !== null;
  const params = { path: { id: request.id } };
  const mark = useChange({
    send: (api): Promise<unknown> =>
      isAnswered
        ? api.DELETE('/api/admin/consultations/{id}/answered', { params })
        : api.PUT('/api/admin/consultations/{id}/answered', { params }),
    refreshes: REFRESHES,
  });
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
        isBusy={mark.isPending}
        className="lg:whitespace-nowrap"
        onClick={() => mark.send()}
      >
        {t(isAnswered ? 'staffConsultations.reopen' : 'staffConsultations.markAnswered')}
      </Button>
      <Refused error={mark.error} className="text-xs" />
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

/** The way to a new order: for the account, or with what the request tells of a visitor without one. */
function OrderStep({ request: { name, email, language, message, clientId } }: { request: Consultation }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const go = useGo();
  const beginDraft = useBeginDraft();
  if (!can('orders.write')) return null;
  const label = t('staffConsultations.orderFor', { name });
  if (clientId)
    return (
      <PlaceLink place={`/orders/new?client=${clientId}`} aria-label={label} className={buttonClass('quiet', 'text-sm')}>
        {t('staffConsultations.order')}
      </PlaceLink>
    );
  const begin = () => {
    beginDraft(NEW_ORDER, { name, email, language, wishes: message });
    void go('/orders/new');
  };
  return (
    <Button variant="quiet" aria-label={label} onClick={begin}>
      {t('staffConsultations.order')}
    </Button>
  );
}

/** The way to the visitor's account, or to the form that makes one of what the request tells. */
function ClientStep({ request: { id, name, phone, email, language, clientId } }: { request: Consultation }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const go = useGo();
  const beginDraft = useBeginDraft();
  if (clientId)
    return (
      can('clients.read') && (
        <PlaceLink
          place={`/clients/${clientId}`}
          aria-label={t('staffConsultations.clientOf', { name })}
          className={buttonClass('quiet', 'text-sm')}
        >
          {t('staff.client')}
        </PlaceLink>
      )
    );
  if (!can('clients.write')) return null;
  const begin = () => {
    const [firstName = '', ...lastNames] = name.split(/\s+/);
    const lastName = lastNames.join(' ');
    beginDraft(NEW_CLIENT, { firstName, lastName, phoneNumber: phone, email, language, consultation: id });
    void go('/clients/new');
  };
  return (
    <Button variant="quiet" aria-label={t('staffConsultations.newClientOf', { name })} onClick={begin}>
      {t('staffConsultations.newClient')}
    </Button>
  );
}
