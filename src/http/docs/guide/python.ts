import { pythonLiteral, pythonText } from '../samples/python.ts';
import { verifierIn } from '../verification/receivers.ts';
import { EVENT_TYPE_COUNT, type GuideCall, type StepName } from './steps.ts';

/** The lines before the call of a step: a value that the reader may choose; for `steps` the day, ten days ahead, to which it moves the rituals. */
export const PYTHON_VALUES: Partial<Readonly<Record<StepName, string>>> = {
  trouble: "trouble = 'partial'",
  steps: 'day = (date.today() + timedelta(days=10)).isoformat()',
  receiver: "receiver = 'fails'",
};

/** A call of the guide, which shows the answer and keeps what later calls need of it. */
export function pythonCall({ method, path, by, isIdempotent, body, keeps, verifies }: GuideCall): string {
  const parameters = [
    `'${method}'`,
    pythonText(path),
    ...(body === undefined ? [] : [pythonLiteral(body)]),
    ...(by === 'key' ? ['key=key'] : []),
    ...(isIdempotent ? ['once=True'] : []),
  ];
  const call = `call(${parameters.join(', ')})`;
  if (verifies) return verifying(call);
  // `keeps` names the variables as a shell writes them.
  const kept = Object.entries(keeps).map(([name, field]) => `${name.toLowerCase()} = answer['${field}']`);
  return [`answer = ${call}`, 'print(answer)', ...kept].join('\n');
}

function verifying(call: string): string {
  return `${verifierIn.python()}


types = set()
while len(types) < ${EVENT_TYPE_COUNT}:
    time.sleep(1)
    for received in ${call}['items']:
        now = datetime.fromisoformat(received['at'].replace('Z', '+00:00')).timestamp()
        event = verify(secret, received['headers'], received['body'].encode(), now)
        types.add(event['type'])
print('verified', sorted(types))`;
}
