import type { InEachLanguage } from '#kernel/language.ts';

/** How the shop delivers, each time already in words. */
interface Terms {
  readonly attempts: number;
  /** By how much chance makes a pause longer at most. */
  readonly percent: number;
  readonly answerWithin: string;
  /** The time that all attempts take. */
  readonly inAll: string;
  /** The longest pause that a receiver's `Retry-After` can ask for. */
  readonly longestHold: string;
  /** After so long without any success a webhook is disabled. */
  readonly failing: string;
  /** For how long deliveries are kept. */
  readonly kept: string;
}

/** The seconds of a day, an hour, a minute and a second. */
const UNITS = [86_400, 3600, 60, 1] as const;

/** A time in its units, such as `1 d 6 h`. */
function inUnits(seconds: number, names: readonly [day: string, hour: string, minute: string, second: string]): string {
  let rest = seconds;
  const parts = UNITS.flatMap((unit, at) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count > 0 ? [`${count}\u00a0${names[at]}`] : [];
  });
  return parts.join(' ');
}

const SPECIFICATION = 'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md';

const EN = {
  title: 'Verify a webhook by hand',
  link: 'Verifying webhooks',
  lead: 'What is signed, byte by byte, an example that you can compute again, receivers in three languages, and when the shop tries again.',
  steps: 'Step by step',
  stepsText: (
    tolerance: number,
  ) => `1. Take the body **as the bytes that came**. JSON that was read and written again has another signature.
2. Take the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Refuse a request without one of them.
3. Refuse a request whose \`webhook-timestamp\` (seconds since 1970) is more than ${tolerance} seconds off your clock, before or after: it may be an old one that somebody sends again.
4. The key is what stands in the secret behind \`whsec_\`, **decoded from base64**: bytes, not that text itself.
5. Sign \`webhook-id\`, a dot, \`webhook-timestamp\`, a dot, and the bytes of the body with HMAC-SHA256, and write the 32 bytes in base64 behind \`v1,\`.
6. \`webhook-signature\` holds signatures with spaces between; while you change a secret there are several. One that equals yours is enough. Compare in constant time (\`hmac.compare_digest\`, \`hash_equals\`, \`timingSafeEqual\`). Ignore what does not begin with \`v1,\`.
7. Answer 2xx. Remember \`webhook-id\`: it is the same whenever the event comes again, so nothing is done twice. Answer 400 to what is not right.`,
  example: 'An example to compute again',
  exampleText:
    'These values belong together. Your own code must find the same signature; it must refuse this request all the same, because its time is not now.',
  part: 'Part',
  value: 'Value',
  secret: 'Secret',
  key: 'Key: the decoded bytes, in hexadecimal',
  header: (name: string) => `Header ${name}`,
  body: 'Body',
  signed: 'What is signed',
  recompute: 'The same with openssl',
  receivers: 'Receivers',
  receiversText:
    'Whole programs without any package. Each reads the secret from `WEBHOOK_SECRET`. PHP: `php -S 127.0.0.1:4000 receiver.php`. In TypeScript the client package has `verifyWebhook`.',
  retries: 'When the shop tries again',
  retriesText: ({ attempts, percent, answerWithin, inAll, longestHold, failing, kept }: Terms) =>
    `A whole answer of 2xx within ${answerWithin} is a success. Anything else is tried again, ${attempts} attempts in all, over ${inAll}. Each pause is up to ${percent}% longer by chance. \`Retry-After\` of your answer makes it longer, up to ${longestHold}. 410 disables the webhook at once; after ${failing} without any success it is disabled with the next event that is given up. Deliveries are kept for ${kept}, and can be sent again during that time.`,
  attempt: 'Attempt',
  pause: 'After the one before',
  since: 'After the first',
  atOnce: 'at once',
  time: (seconds: number) => inUnits(seconds, ['d', 'h', 'min', 's']),
  standard: 'The standard',
  standardText: `The shop follows Standard Webhooks: [the specification](${SPECIFICATION}) and [its site](https://www.standardwebhooks.com), where verified libraries for Python, PHP, Go, Ruby, Java, Rust and others are listed. With such a library you need none of the code above.`,
};

/** The page on verifying webhooks; texts are markdown. */
export const VERIFICATION_WORDS: InEachLanguage<typeof EN> = {
  en: EN,
  ru: {
    title: 'Проверить вебхук вручную',
    link: 'Проверка вебхуков',
    lead: 'Что подписано, байт за байтом, пример, который можно посчитать самим, приёмники на трёх языках и время повторов.',
    steps: 'По шагам',
    stepsText: (
      tolerance,
    ) => `1. Возьмите тело **байтами, как оно пришло**. У JSON, который прочитали и записали заново, другая подпись.
2. Возьмите заголовки \`webhook-id\`, \`webhook-timestamp\` и \`webhook-signature\`. Запрос, в котором нет хотя бы одного из них, отвергните.
3. Отвергните запрос, если \`webhook-timestamp\` (секунды с 1970 года) расходится с вашими часами больше чем на ${tolerance} секунд в любую сторону: возможно, кто-то присылает старый запрос снова.
4. Ключ — то, что стоит в секрете после \`whsec_\`, **раскодированное из base64**: байты, а не сам этот текст.
5. Подпишите HMAC-SHA256 строку из \`webhook-id\`, точки, \`webhook-timestamp\`, точки и байтов тела, а 32 байта результата запишите в base64 после \`v1,\`.
6. В \`webhook-signature\` подписи стоят через пробел; пока вы меняете секрет, их несколько. Достаточно одной, равной вашей. Сравнивайте за постоянное время (\`hmac.compare_digest\`, \`hash_equals\`, \`timingSafeEqual\`). На то, что начинается не с \`v1,\`, не смотрите.
7. Ответьте 2xx. Запомните \`webhook-id\`: он один и тот же, сколько бы раз событие ни пришло, поэтому ничего не будет сделано дважды. На неверное отвечайте 400.`,
    example: 'Пример, который можно посчитать самим',
    exampleText:
      'Эти значения принадлежат друг другу. Ваш код должен получить ту же подпись — и всё равно отвергнуть этот запрос, потому что его время не сейчас.',
    part: 'Часть',
    value: 'Значение',
    secret: 'Секрет',
    key: 'Ключ: раскодированные байты, в шестнадцатеричном виде',
    header: (name) => `Заголовок ${name}`,
    body: 'Тело',
    signed: 'Что подписывается',
    recompute: 'То же самое с openssl',
    receivers: 'Приёмники',
    receiversText:
      'Программы целиком, без единого пакета. Секрет каждая берёт из `WEBHOOK_SECRET`. PHP: `php -S 127.0.0.1:4000 receiver.php`. Для TypeScript в пакете клиента есть `verifyWebhook`.',
    retries: 'Когда магазин пробует снова',
    retriesText: ({ attempts, percent, answerWithin, inAll, longestHold, failing, kept }) =>
      `Успех — это целый ответ 2xx за ${answerWithin}. При любом другом магазин пробует снова, всего попыток ${attempts}, в течение ${inAll}. Каждая пауза случайно длиннее, не больше чем на ${percent}\u00a0%. \`Retry-After\` вашего ответа удлиняет её, самое большее до ${longestHold}. 410 отключает вебхук сразу; после ${failing} без единого успеха он отключается, как только магазин оставит попытки доставить очередное событие. Доставки хранятся ${kept}, и всё это время их можно отправить снова.`,
    attempt: 'Попытка',
    pause: 'После предыдущей',
    since: 'После первой',
    atOnce: 'сразу',
    time: (seconds) => inUnits(seconds, ['д', 'ч', 'мин', 'с']),
    standard: 'Стандарт',
    standardText: `Магазин следует Standard Webhooks: [спецификация](${SPECIFICATION}) и [сайт](https://www.standardwebhooks.com), где перечислены проверенные библиотеки для Python, PHP, Go, Ruby, Java, Rust и других языков. С такой библиотекой код выше не нужен.`,
  },
};
