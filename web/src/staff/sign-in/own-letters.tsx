import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { keyOf } from '../../api/late/answer-query.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { Awaited, Card } from '../kit/page/page-parts.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';

type Topic = components['schemas']['StaffTopic'];

const LETTERS = '/api/staff/letters';

/** Which e-mails about the shop's events the member of staff gets; nothing is drawn for a role that is offered none. */
export function OwnLetters() {
  const { t } = useI18n();
  const letters = useAnswer(LETTERS);
  const choose = useChange({
    send: (api, chosen: Topic[]) => dataOf(api.PUT(LETTERS, { body: { chosen } })),
    recordKey: keyOf(LETTERS),
    done: t('access.lettersSaved'),
    failed: t('staff.failed'),
  });
  if (letters.data?.offered.length === 0) return null;
  // While a choice is being saved, its boxes are shown as they were just ticked.
  const chosen = choose.isPending ? choose.variables : (letters.data?.chosen ?? []);
  const toggle = (topic: Topic) =>
    choose.send(chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic]);
  return (
    <Card title={t('access.letters')}>
      <Awaited query={letters} rows={2}>
        {({ offered }) => (
          <>
            <p className="text-muted text-sm">{t('access.lettersText')}</p>
            <div className="mt-2">
              {offered.map((topic) => (
                <CheckboxField
                  key={topic}
                  label={t(`access.letters.${topic}`)}
                  checked={chosen.includes(topic)}
                  aria-disabled={choose.isPending || undefined}
                  onChange={() => !choose.isPending && toggle(topic)}
                />
              ))}
            </div>
          </>
        )}
      </Awaited>
    </Card>
  );
}
