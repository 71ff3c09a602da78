import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { starAndGotra } from '../kit/values/person.tsx';
import { Facts } from './facts.tsx';
import type { ClientDetail } from './queries.ts';

type MaritalStatus = NonNullable<ClientDetail['profile']>['maritalStatus'];

interface PartProps {
  client: ClientDetail;
}

/** How to reach the client. A phone of the profile is shown when it is another than the one with which the client signs in. */
export function ContactCard({ client: { email, phoneNumber, profilePhone, language: letterLanguage } }: PartProps) {
  const { t, language } = useI18n();
  const { can } = usePanel();
  return (
    <Card title={t('clients.contacts')}>
      <Facts
        facts={[
          [t('frame.email'), email && <ContactLink to={`mailto:${email}`} text={email} />],
          [t('account.field.phoneNumber'), phoneNumber && <ContactLink to={`tel:${phoneNumber}`} text={phoneNumber} />],
          [t('clients.profilePhone'), profilePhone === phoneNumber ? '' : profilePhone],
          [t('staff.language'), languageName(letterLanguage, language)],
        ]}
      />
      {can('consultations.handle') && (
        <PlaceLink
          place={`/consultations?${new URLSearchParams({ q: email || phoneNumber })}`}
          className="mt-2 inline-flex min-h-6 items-center text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          {t('clients.consultations')}
        </PlaceLink>
      )}
    </Card>
  );
}

function ContactLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} className="wrap-anywhere text-accent underline">
      {text}
    </a>
  );
}

/** Data about the birth, which are kept only with the client's consent. */
export function BirthCard({ client: { profile } }: PartProps) {
  const { t, language } = useI18n();
  const { birthDate = '', birthTime = '', birthPlace = '', isTimeUncertain, consent } = profile ?? {};
  // Profiles hold this as 'true' or an empty text.
  const starText = profile && starAndGotra({ ...profile, gotraUnknown: profile.isGotraUnknown === 'true' }, t, language);
  const time = birthTime && isTimeUncertain ? t('clients.uncertain', { time: birthTime }) : birthTime;
  return (
    <Card title={t('clients.birth')}>
      {birthDate || birthTime || birthPlace || starText ? (
        <Facts
          facts={[
            [t('account.field.birthDate'), birthDate],
            [t('account.field.birthTime'), time],
            [t('account.field.birthPlace'), birthPlace],
            [t('clients.starAndGotra'), starText],
            [t('clients.consent'), consent && <Time at={consent.givenAt} />],
          ]}
        />
      ) : (
        <p className="text-muted">{t('clients.noBirth')}</p>
      )}
    </Card>
  );
}

export function PlanCard({ client: { plan } }: PartProps) {
  const { t, language } = useI18n();
  return (
    <Card title={t('clients.plan')}>
      {plan ? (
        <Facts
          facts={[
            [t('common.firstDay'), formatDay(plan.startDate, language)],
            [t('account.planWishes'), plan.specialWishes],
            [t('account.planParticipants'), plan.participants],
          ]}
        />
      ) : (
        <p className="text-muted">{t('clients.noPlan')}</p>
      )}
    </Card>
  );
}

/** The rest of the client's profile; not drawn when all of it is empty. */
export function AboutCard({ client: { profile } }: PartProps) {
  const { t } = useI18n();
  if (!profile) return null;
  const { gender, maritalStatus, occupation, currentLocation, additionalNotes } = profile;
  if (![gender, maritalStatus, occupation, currentLocation, additionalNotes].some(Boolean)) return null;
  return (
    <Card title={t('clients.about')}>
      <Facts
        facts={[
          [t('account.field.gender'), gender && t(`account.gender.${gender}`)],
          [t('account.field.maritalStatus'), maritalStatus && t(maritalWord(maritalStatus))],
          [t('account.field.occupation'), occupation],
          [t('clients.location'), currentLocation],
          [t('account.field.additionalNotes'), additionalNotes],
        ]}
      />
    </Card>
  );
}

/** The client chooses 'Single' in the form; the panel, which speaks of somebody else, says 'Not married'. */
function maritalWord(status: Exclude<MaritalStatus, ''>) {
  return status === 'Single' ? 'clients.notMarried' : (`account.status.${status}` as const);
}
