import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { nullIf } from '../../api/error.ts';
import { codeOf, isMissing, isUnsure } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { formatDateTime, formatDay, formatWeeks, withDash } from '../../i18n/format.ts';
import { type Translate, useI18n } from '../../i18n/i18n.tsx';
import { formDrafts } from '../../memory/late/form-drafts.ts';
import { useChange } from '../../page/late/use-change.ts';
import { useLinkToken } from '../../page/late/use-link-token.ts';
import { WayOn } from '../../page/late/way-on.tsx';
import { PageNeedsScript, SupportMail } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { useStartAtTop } from '../../ui/late/use-start-at-top.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type Acceptance, AnswerForm } from './answer-form.tsx';
import { OwnPart } from './own-part.tsx';
import { Refuse } from './refuse.tsx';
import { answerPlace, type SeenInvitation, seenKey } from './seen-invitation.ts';

/** The page of an invitation, and of the personal link of whoever has accepted it. */
export default function InvitationPage() {
  const token = useLinkToken();
  // Whoever accepts goes on to the personal link, which is this page.
  useStartAtTop(token);
  if (!useHydrated()) return <Loading />;
  return token ? <LinkedPage key={token} token={token} /> : <LinkOver />;
}

function LinkedPage({ token }: { token: string }) {
  const { t } = useI18n();
  const api = useApi();
  const query = useQuery({
    queryKey: seenKey(token),
    queryFn: ({ signal }) => dataOf(api.POST('/api/invitations/look', { body: { token }, signal })),
    // What a secret link leads to is not kept beyond its page.
    gcTime: 0,
  });
  // Whoever has accepted takes their part back by the same call.
  const decline = useChange({
    // Once it is done the link leads nowhere: after a lost answer that says the same.
    send: async (api, isRepeated: boolean) => {
      const answer = api.POST('/api/invitations/decline', { body: { token } });
      await (isRepeated ? answer.catch(nullIf(isMissing)) : answer);
    },
    onDone: () => formDrafts.drop(answerPlace(token)),
  });
  const isOver = isMissing(query.error) || isMissing(decline.error);
  useStartAtTop(decline.isSuccess ? 'declined' : isOver ? 'over' : 'invitation');
  if (decline.isSuccess) return <Declined />;
  if (isOver) return <LinkOver />;
  const invitation = query.data;
  if (!invitation && query.isError) return <PageMessage title={t('people.linkFailed')} onRetry={() => void query.refetch()} />;
  if (!invitation) return <Loading />;
  const isOwn = invitation.person !== null;
  return (
    <div className="page-width max-w-150 py-10 md:py-14">
      <InvitationText invitation={invitation} />
      {isOwn ? <OwnPart token={token} seen={invitation} /> : <Answer token={token} askedBy={invitation.asks} />}
      <Refuse
        isOwn={isOwn}
        mayRefuse={!isOwn || invitation.mayWithdraw}
        error={decline.error}
        isPending={decline.isPending}
        onRefuse={() => decline.mutate(decline.isError && isUnsure(decline.error))}
      />
      <div className="mt-6 text-center text-sm">
        <SupportMail />
      </div>
    </div>
  );
}

function InvitationText({ invitation: { asks, note, rituals, until } }: { invitation: SeenInvitation }) {
  const { t, language } = useI18n();
  return (
    <>
      <h1 className="wrap-anywhere text-center text-title">{t('people.asks', { name: asks })}</h1>
      <p className="mt-2 text-center">{t('people.asksText')}</p>
      {note && (
        <p className="wrap-anywhere my-5 whitespace-pre-line border-gold border-l-2 pl-4 font-heading text-xl italic">
          <bdi>{note}</bdi>
        </p>
      )}
      {rituals.length > 0 && (
        <ul className="my-5 rounded-card bg-sunk px-5 py-2">
          {/* Rituals may be equal: the key of each is its place. */}
          {Object.entries(rituals).map(([index, ritual]) => (
            <li key={index} className="border-line border-b py-2.5 last:border-b-0">
              <p className="font-semibold">{withDash(textIn(ritual, language)('name'))}</p>
              <p className="text-sm">{daysOf(ritual, t, language)}</p>
            </li>
          ))}
        </ul>
      )}
      {until && (
        <p className="text-center text-muted text-sm">
          {t('people.stateText.invited', { day: formatDateTime(until, language) })}
        </p>
      )}
    </>
  );
}

/** When a ritual is. One without a day of its own names none: its `startDate` is the plan's. */
function daysOf({ startDate, weeks, isUndated }: SeenInvitation['rituals'][number], t: Translate, language: Language): string {
  const length = formatWeeks(weeks, language);
  return isUndated
    ? t('people.undated', { weeks: length })
    : t('people.from', { day: formatDay(startDate, language), weeks: length });
}

function Answer({ token, askedBy }: { token: string; askedBy: string }) {
  const navigate = useNavigate();
  // After a lost answer the same key gets the same personal link, to which nobody else finds the way.
  const [key] = useState(() => crypto.randomUUID());
  const accept = useChange({
    send: async (api, body: Acceptance) => {
      const answer = api.POST('/api/invitations/accept', {
        params: { header: { 'Idempotency-Key': key } },
        body: { ...body, token },
      });
      const { token: personal } = await dataOf(answer);
      // A repetition changes nothing: what was corrected since the lost answer goes by the personal link.
      if ((await answer).response.headers.has('idempotent-replayed'))
        await correct(api, { ...body, token: personal }).catch(unlessTooLate);
      return personal;
    },
    // The invitation's link has ended: the way back leads nowhere.
    onDone: (personal) => {
      formDrafts.drop(answerPlace(token));
      return navigate(`#${personal}`, { replace: true });
    },
  });
  if (isMissing(accept.error)) return <LinkOver />;
  return <AnswerForm token={token} askedBy={askedBy} save={accept} />;
}

/** Stores what the person gives now in place of what is stored of them. */
async function correct(api: Api, body: Acceptance & { token: string }): Promise<void> {
  const { person } = await dataOf(api.POST('/api/invitations/look', { body: { token: body.token } }));
  if (person) await api.PUT('/api/invitations/part', { params: { header: { 'If-Match': `"${person.version}"` } }, body });
}

/** Once a ritual has begun nothing is corrected any more: the personal link, which is told once, shows what stands. */
function unlessTooLate(error: Error): void {
  if (codeOf(error) !== 'illegal_transition') throw error;
}

function Loading() {
  const { t } = useI18n();
  return (
    <>
      <div role="status" className="page-width max-w-150 py-10 md:py-14 noscript:hidden">
        <h1 className="sr-only">{t('people.invitation')}</h1>
        <Skeleton className="h-12 w-64 max-w-full" />
        <Skeleton className="mt-6 h-40" />
      </div>
      <PageNeedsScript>{t('people.needsScript')}</PageNeedsScript>
    </>
  );
}

function LinkOver() {
  const { t } = useI18n();
  return (
    <PageMessage
      title={t('people.linkOver')}
      text={t('people.linkOverText')}
      action={
        <>
          <SupportMail />
          <ToHome />
        </>
      }
    />
  );
}

function Declined() {
  const { t } = useI18n();
  return <PageMessage title={t('people.declinedTitle')} text={t('people.declinedDone')} action={<ToHome />} />;
}

/** Whoever was invited need not know the shop: the home page says what it does. */
function ToHome() {
  const { t } = useI18n();
  return <WayOn to={paths.home()}>{t('frame.toHome')}</WayOn>;
}
