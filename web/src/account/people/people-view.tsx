import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { planQuery } from '../queries.ts';
import { InvitedCard, useInviting } from './invited.tsx';
import { CardAction, type Line, LineCard, PersonCard } from './person-card.tsx';
import { PersonForm } from './person-form.tsx';
import { isNamed, ownName, ownRequest, type Person, requestOf, valuesOf } from './person-values.ts';
import { type Circle, useSavePerson } from './use-people.ts';

/** Whose form is open: somebody of the circle by the id, or somebody new, of whom a line of the plan may tell. */
interface Opened {
  readonly id: string;
  readonly line?: string;
}

/** Who takes part in the plan in its order, then the rest of the circle. */
export function PeopleView({ user, circle }: { user: User; circle: Circle }) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<Opened>();
  const save = useSavePerson();
  const inviting = useInviting(circle.invited);
  const isPlanned = circle.lines !== null;
  const place = (person: Person, takesPart: boolean) => {
    if (!save.isPending)
      save.mutate({ id: person.id, version: person.version, body: requestOf(valuesOf(person), { takesPart }) });
  };
  const actions = (person: Person) => {
    const { id, name, takesPart } = person;
    const [move, moveNamed] = takesPart
      ? (['people.takeOff', 'people.takeOffNamed'] as const)
      : (['people.takeIn', 'people.takeInNamed'] as const);
    return (
      <>
        <CardAction label={t('people.change')} name={t('account.change', { name })} onPress={() => setOpened({ id })} />
        {isPlanned && <CardAction label={t(move)} name={t(moveNamed, { name })} onPress={() => place(person, !takesPart)} />}
      </>
    );
  };
  const makePerson = ({ text }: Line) => setOpened({ id: crypto.randomUUID(), line: text });
  const rest = circle.items.filter(({ takesPart }) => !takesPart);
  const openedPerson = circle.items.find(({ id }) => id === opened?.id);
  return (
    <div className="page-width py-6 md:py-8">
      <Heading user={user} circle={circle} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => setOpened({ id: crypto.randomUUID() })}>
          {t('people.add')}
        </Button>
        {isPlanned && (
          <Button className="min-h-13" onClick={() => inviting.begin()}>
            {t('people.invite')}
          </Button>
        )}
        <AddMe user={user} circle={circle} />
      </div>
      {isPlanned && (
        <Group title={t('people.inPlan')} isEmpty={circle.lines?.length === 0}>
          {circle.lines?.map((line) => {
            const person = circle.items.find(({ id }) => id === line.participantId);
            if (person) return <PersonCard key={person.id} person={person} actions={actions(person)} />;
            const name = `${t('people.makePerson')}: ${line.text}`;
            const make = <CardAction label={t('people.makePerson')} name={name} onPress={() => makePerson(line)} />;
            return <LineCard key={line.text} line={line} actions={make} />;
          })}
        </Group>
      )}
      {circle.invited.length > 0 && (
        <Group title={t('people.invited')} text={t('people.invitedLead')}>
          {circle.invited.map((one) => (
            <InvitedCard key={one.id} one={one} onAgain={() => inviting.begin(one.id)} />
          ))}
        </Group>
      )}
      {rest.length > 0 && (
        <Group title={t('people.inCircle')} text={isPlanned ? t('people.inCircleText') : undefined}>
          {rest.map((one) => (
            <PersonCard key={one.id} person={one} actions={actions(one)} />
          ))}
        </Group>
      )}
      <p className="mt-8 max-w-prose text-muted text-sm">{t('people.kept')}</p>
      {inviting.dialog}
      {opened && (
        <PersonForm
          person={openedPerson}
          newId={opened.id}
          line={opened.line}
          takesPart={openedPerson ? openedPerson.takesPart : isPlanned}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function Heading({ user, circle }: { user: User; circle: Circle }) {
  const { t, language } = useI18n();
  const { data: plan } = useQuery(planQuery(useApi(), user.email));
  const { lines, most } = circle;
  return (
    <>
      <nav aria-label={t('people.breadcrumb')} className="text-muted text-sm">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li>
            <Link to={paths.profile()} className="-mx-1.5 inline-flex min-h-11 items-center px-1.5 hover:text-accent">
              {t('home.profile')}
            </Link>
          </li>
          <li aria-current="page" className="before:mr-2 before:content-['/']">
            {t('people.title')}
          </li>
        </ol>
      </nav>
      <h1 className="text-title">{t('people.title')}</h1>
      <p className="mt-1 max-w-prose font-heading text-muted text-xl italic">
        {lines && plan
          ? t('people.readOn', { day: formatDay(plan.startDate, language), count: lines.length + circle.invited.length, most })
          : !lines && t('people.noPlan')}
      </p>
      <LineLink to={paths.profile()}>{t(lines ? 'people.asText' : 'people.toPlan')}</LineLink>
    </>
  );
}

/** The customer joins the plan with what the profile knows; shown until somebody of their name takes part. */
function AddMe({ user: { profile }, circle }: { user: User; circle: Circle }) {
  const { t } = useI18n();
  const [id] = useState(() => crypto.randomUUID());
  const save = useSavePerson();
  if (!profile || !circle.lines || !ownName(profile)) return null;
  const own = circle.items.find(({ name }) => isNamed(name, ownName(profile)));
  const isThere = circle.lines.some(({ text }) => isNamed(text.replace(/[\d,;].*$/, ''), ownName(profile)));
  if (own?.takesPart || isThere) return null;
  const add = () => save.mutate({ id: own?.id ?? id, version: own?.version, body: ownRequest(profile, t('people.me')) });
  return (
    <Button isBusy={save.isPending} onClick={add} className="min-h-13">
      {t('people.addMe')}
    </Button>
  );
}

interface GroupProps {
  title: string;
  text?: string | undefined;
  isEmpty?: boolean;
  children: ReactNode;
}

function Group({ title, text, isEmpty = false, children }: GroupProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {text && <p className="text-muted">{text}</p>}
      {isEmpty ? (
        <p className="mt-2 text-muted">{t('people.nobody')}</p>
      ) : (
        <ul className="mt-4 grid items-start gap-4 md:grid-cols-2">{children}</ul>
      )}
    </section>
  );
}
