import { phpLiteral, phpText } from '../samples/php.ts';
import { verifierIn } from '../verification/receivers.ts';
import { EVENT_TYPE_COUNT, type GuideCall, type StepName } from './steps.ts';

/** The lines before the call of a step: a value that the reader may choose; for `steps` the day, ten days ahead, to which it moves the rituals. */
export const PHP_VALUES: Partial<Readonly<Record<StepName, string>>> = {
  trouble: "$trouble = 'partial';",
  steps: "$day = gmdate('Y-m-d', time() + 864000);",
  receiver: "$receiver = 'fails';",
};

/** A call of the guide, which shows the answer and keeps what later calls need of it. */
export function phpCall({ method, path, by, isIdempotent, body, keeps, verifies }: GuideCall): string {
  const parameters = [
    `'${method}'`,
    phpText(path),
    ...(body === undefined ? [] : [phpLiteral(body)]),
    // Named where no body stands before it.
    ...(by === 'key' ? [body === undefined ? 'key: $key' : '$key'] : []),
    ...(isIdempotent ? ['once: true'] : []),
  ];
  const call = `call(${parameters.join(', ')})`;
  if (verifies) return verifying(call);
  // `keeps` names the variables as a shell writes them.
  const kept = Object.entries(keeps).map(([name, field]) => `$${name.toLowerCase()} = $answer['${field}'];`);
  return [`$answer = ${call};`, 'echo json_encode($answer, JSON_PRETTY_PRINT), "\\n";', ...kept].join('\n');
}

function verifying(call: string): string {
  return `${verifierIn.php()}

$types = [];
while (count($types) < ${EVENT_TYPE_COUNT}) {
    sleep(1);
    foreach (${call}['items'] as $received) {
        $event = verify($secret, $received['headers'], $received['body'], strtotime($received['at']));
        $types[$event['type']] = true;
    }
}
echo 'verified ', implode(', ', array_keys($types)), "\\n";`;
}
