import type { GuideCall, StepName } from './steps.ts';

/** A whole text of JSON that stands for a number. */
const NUMBER = /"#([A-Z]+)"/g;
/** A value within a text. */
const TEXT = /\$([A-Z]+)/g;

/** The lines before the call of a step: a value that the reader may choose; for `steps` the day, ten days ahead, to which it moves the rituals. */
export const SHELL_VALUES: Partial<Readonly<Record<StepName, string>>> = {
  trouble: 'TROUBLE=partial',
  steps: `DAY=$(jq -nr 'now + 864000 | strftime("%Y-%m-%d")')`,
  receiver: 'RECEIVER=fails',
};

/** A call as commands of a shell that show the answer and keep what later calls need of it. */
export function shellSample({ keeps, ...call }: GuideCall): string {
  const command = curlOf(call);
  const kept = Object.entries(keeps).map(([name, field]) => `${name}=$(echo "$ANSWER" | jq -r .${field})`);
  return kept.length === 0 ? `${command} | jq` : [`ANSWER=$(${command})`, 'echo "$ANSWER" | jq', ...kept].join('\n');
}

function curlOf({ method, path, by, isIdempotent, body }: Omit<GuideCall, 'keeps'>): string {
  // The method that curl uses by itself need not be named.
  const needsMethod = method !== (body === undefined ? 'GET' : 'POST');
  return [
    `curl -s ${needsMethod ? `-X ${method} ` : ''}"$SHOP${path}"`,
    ...(by === 'key' ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(isIdempotent ? ['-H "Idempotency-Key: $(date +%s)-$RANDOM"'] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${shellBody(body)}'`]),
  ].join(' \\\n  ');
}

/** The body as a word of the shell in single quotes, which end where the shell puts in a value. */
function shellBody(body: object): string {
  const withNumbers = JSON.stringify(body).replace(NUMBER, "'$$$1'");
  return withNumbers.replace(TEXT, (value, name, at, whole) => {
    // Before a number the quotes have been closed already.
    const isNumber = whole[at - 1] === "'";
    return isNumber ? value : `'$${name}'`;
  });
}
