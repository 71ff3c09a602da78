import { CONTRACT_LANGUAGE } from '#words/docs.ts';
import { pythonLiteral, pythonText } from '../samples/python.ts';
import { verifierIn } from '../verification/receivers.ts';
import { EVENT_COUNT, type GuideCall, type StepName } from './steps.ts';

/** The values that a reader chooses, and the day of the steps, ten days ahead. */
export const PYTHON_VALUES: Partial<Readonly<Record<StepName, string>>> = {
  trouble: "trouble = 'partial'",
  steps: 'day = (date.today() + timedelta(days=10)).isoformat()',
  receiver: "receiver = 'fails'",
};

/** What the program begins with: the shop, and a function that calls it. */
export const pythonBeginning = (shop: string): string => `import json
import urllib.error
import urllib.request
import uuid
from datetime import date, datetime, timedelta

SHOP = '${shop}'


def call(method, path, body=None, key=None, once=False):
    headers = {'Accept-Language': '${CONTRACT_LANGUAGE}'}
    data = None
    if key:
        headers['Authorization'] = f'Bearer {key}'
    if once:
        headers['Idempotency-Key'] = str(uuid.uuid4())
    if body is not None:
        headers['Content-Type'] = 'application/json'
        data = json.dumps(body).encode()
    request = urllib.request.Request(SHOP + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:
        problem = json.load(refused)
        raise RuntimeError(f"{problem['code']}: {problem['detail']} ({problem['requestId']})") from None
`;

/** A call of the guide, which shows the answer and keeps what later calls need of it. */
export function pythonCall({ method, path, by, isIdempotent, body, keeps, verifies }: GuideCall): string {
  const given = [
    `'${method}'`,
    pythonText(path),
    ...(body === undefined ? [] : [pythonLiteral(body)]),
    ...(by === 'key' ? ['key=key'] : []),
    ...(isIdempotent ? ['once=True'] : []),
  ];
  const call = `call(${given.join(', ')})`;
  if (verifies) return verifying(call);
  const kept = Object.entries(keeps).map(([name, field]) => `${name.toLowerCase()} = answer['${field}']`);
  return [`answer = ${call}`, 'print(answer)', ...kept].join('\n');
}

function verifying(call: string): string {
  return `${verifierIn.python()}


types = set()
while len(types) < ${EVENT_COUNT}:
    time.sleep(1)
    for received in ${call}['items']:
        now = datetime.fromisoformat(received['at'].replace('Z', '+00:00')).timestamp()
        event = verify(secret, received['headers'], received['body'].encode(), now)
        types.add(event['type'])
print('verified', sorted(types))`;
}
