// A crowd that reads random cities and dates of the almanac, pages and answers of the API by turns, at a steady rate as long as fewer than
// MOST_AT_ONCE wait for their answers. Takes a Crowd as JSON on the standard input and prints CrowdAnswers.
import { Agent } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { anyDay } from './days.ts';
import { send } from './fetch-raw.ts';
import { atRate } from './times.ts';

export interface Crowd {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
}

/** How many requests were answered how. */
export interface CrowdAnswers {
  /** 200, with the day. */
  readonly served: number;
  /** 503, with the time to come back. */
  readonly sentAway: number;
  /** Everything else: another answer, such as 404, a part of one, or none. */
  readonly wrong: number;
}

const { url, perSecond, seconds }: Crowd = JSON.parse(await text(process.stdin));
const MOST_AT_ONCE = 200;
const agent = new Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE });

const days = Array.from({ length: perSecond * seconds }, (_, index) => url + anyDay(index % 2 === 0 ? 'api' : 'page'));
const answers = await atRate(perSecond, days, (day) => ask(day).catch((): keyof CrowdAnswers => 'wrong'));
const count = (kind: keyof CrowdAnswers) => answers.filter((answer) => answer === kind).length;
const counts: CrowdAnswers = { served: count('served'), sentAway: count('sentAway'), wrong: count('wrong') };
console.log(JSON.stringify(counts));
agent.destroy();

async function ask(address: string): Promise<keyof CrowdAnswers> {
  const answer = await send(address, { agent });
  await buffer(answer);
  if (answer.statusCode === 200) return 'served';
  return answer.statusCode === 503 && answer.headers['retry-after'] ? 'sentAway' : 'wrong';
}
