import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../api/late/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/late/card.tsx';
import type { ProfileField } from '../fields/profile-fields.ts';
import type { CustomerProfile } from '../queries.ts';
import { BirthStar } from './birth-star.tsx';
import { EmailRow } from './email-row.tsx';
import { InlineField } from './inline-field.tsx';

const ABOVE_STAR: readonly ProfileField[] = ['firstName', 'lastName', 'birthDate', 'birthTime', 'birthPlace'];
const BELOW_STAR: readonly ProfileField[] = ['gotra', 'currentLocation'];
/** These stand in a part that is opened. */
const MORE_DETAILS: readonly ProfileField[] = [
  'birthNakshatra',
  'birthRashi',
  'phoneNumber',
  'gender',
  'maritalStatus',
  'occupation',
  'additionalNotes',
];

interface ProfileCardProps {
  user: User;
  profile: CustomerProfile;
  /** The first e-mail of a customer who signed in by phone, not yet confirmed by its code. */
  emailToConfirm: string | undefined;
  onEdit: () => void;
}

/** The customer's data. Each value is edited in place. */
export function ProfileCard({ user, profile, emailToConfirm, onEdit }: ProfileCardProps) {
  const { t } = useI18n();
  const [edited, setEdited] = useState<ProfileField>();
  const rows = (fields: readonly ProfileField[]) =>
    fields.map((field) => (
      <InlineField
        key={field}
        field={field}
        profile={profile}
        isEdited={edited === field}
        onEdit={() => setEdited(field)}
        onDone={() => setEdited((current) => (current === field ? undefined : current))}
      />
    ));
  return (
    <Card title={t('account.myProfile')}>
      <p className="text-muted text-sm">{t('account.inlineHint')}</p>
      <ul className="mt-2 border-line border-b">{rows(ABOVE_STAR)}</ul>
      <BirthStar star={profile.star} />
      <ul>{rows(BELOW_STAR)}</ul>
      <details open={emailToConfirm !== undefined} className="group/more mt-3 border-line border-t pt-2">
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 py-2.5 font-semibold text-accent [&::-webkit-details-marker]:hidden">
          {t('account.moreDetails')}
          <ChevronDown size={18} aria-hidden="true" className="transition-transform duration-150 group-open/more:rotate-180" />
        </summary>
        <ul>
          <EmailRow user={user} toConfirm={emailToConfirm} />
          {rows(MORE_DETAILS)}
        </ul>
      </details>
      <Button variant="quiet" className="mt-3 w-full" onClick={onEdit}>
        {t('account.editWhole')}
      </Button>
    </Card>
  );
}
