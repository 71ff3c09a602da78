import { CircleDashed, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { starWords } from '../fields/star-words.ts';
import type { Person } from './person-values.ts';
import type { Circle } from './use-people.ts';

export type Line = NonNullable<Circle['lines']>[number];

const ACTION = 'text-link inline-flex min-h-11 items-center';

/** An action of a card; `name` tells readers of the page aloud whom it is about. */
export function CardAction({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  return (
    <button type="button" className={ACTION} aria-label={name} onClick={onPress}>
      {label}
    </button>
  );
}

/** Somebody of the circle. */
export function PersonCard({ person, actions }: { person: Person; actions: ReactNode }) {
  const { t, language } = useI18n();
  const { name, relation, birthDate, birthTime, isTimeUncertain, birthPlace, gotra, isGotraUnknown, readAs, star } = person;
  const { nakshatra, possible } = starWords(star, t, language);
  const isUnsure = birthDate && !nakshatra && possible.length > 1;
  return (
    <Frame>
      <h3 className="wrap-anywhere text-card">
        <bdi>{name}</bdi>
      </h3>
      <p className="wrap-anywhere text-muted text-sm">
        <bdi>
          {[relation, [birthDate || t('people.noBirth'), birthTime, birthPlace].filter(Boolean).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </bdi>
      </p>
      {readAs && (
        <p className="mt-3 rounded-field bg-sunk px-4 py-2.5">
          <span className="block text-muted text-sm">{t('people.readAs')}</span>
          <bdi className="wrap-anywhere font-heading text-xl">{readAs}</bdi>
        </p>
      )}
      <div className="mt-3 flex gap-2.5 border-line border-t pt-3">
        <UserRoundCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{t(birthDate || nakshatra ? 'people.ready' : 'people.nameOnly')}</p>
          {nakshatra && <p>{t('people.star', { star: nakshatra })}</p>}
          {(isUnsure || (isTimeUncertain && !nakshatra)) && <p className="text-muted">{t('people.allStars')}</p>}
          {gotra && <p className="wrap-anywhere">{t('people.gotraSaid', { gotra })}</p>}
          {isGotraUnknown && <p className="text-muted">{t('people.kashyapa')}</p>}
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">{actions}</div>
    </Frame>
  );
}

/** A line of the plan that is nobody's record: it is kept as it stands, and says what it lacks. */
export function LineCard({ line, actions }: { line: Line; actions: ReactNode }) {
  const { t } = useI18n();
  const lacking = line.lacks.map((fault) => t(`people.lacks.${fault}`)).join(', ');
  return (
    <Frame isOpen>
      <h3 className="wrap-anywhere font-heading text-xl italic">
        <bdi>{line.text}</bdi>
      </h3>
      <div className="mt-3 flex gap-2.5 border-line border-t pt-3">
        <CircleDashed size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{lacking ? t('people.lacks', { what: lacking }) : t('people.lineOnly')}</p>
          <p className="text-muted">{t(lacking ? 'people.lacksText' : 'people.lineOnlyText')}</p>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">{actions}</div>
    </Frame>
  );
}

/** A card of the list. */
export function Frame({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) {
  const look = isOpen ? 'border-dashed bg-transparent' : 'bg-surface shadow-card';
  return <li className={`min-w-0 rounded-card border border-line p-5 ${look}`}>{children}</li>;
}
