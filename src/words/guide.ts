import type { Language } from '#kernel/language.ts';

/** The steps in their order, each with its title and its text; the names of the steps are kept in the type. */
const stepsOf = <Step extends string>(steps: Readonly<Record<Step, readonly [title: string, text: string]>>) => steps;

const EN = {
  title: 'Your first order',
  link: 'First order',
  lead: 'From nothing to a paid order and every event, received and verified, each call as curl, in TypeScript, Python and PHP.',
  inSandbox: `This shop is a sandbox: no money moves. Press *Run the call* at each step, and the page shows what the shop really
answers. The same works from your own machine: the commands need \`curl\` and \`jq\`, the programs in Python and PHP no package. The
samples of a language are one program, which goes on from step to step.`,
  client: (address: string) => `The program in TypeScript needs the client package, free to use under the MIT licence:
\`npm install ${address}\`.`,
  clientToMake: "The program in TypeScript needs the client package, which `make client` makes in the shop's repository.",
  elsewhere: `This shop takes real money, so no call runs in this page. Start a sandbox of your own with \`make run\` in the shop's
repository, and open the same page there: then each call runs in the page. Keys of a sandbox do not work here; the answer says so by
the code \`key_of_other_mode\`.`,
  run: 'Run the call',
  running: 'Asking the shop…',
  noAnswer: 'No answer has come. Is the shop still running? Try again.',
  done: 'The shop has answered',
  answer: 'Answer',
  trouble: 'Trouble',
  steps: stepsOf({
    key: [
      'Get a key',
      `A program of a partner calls with a key. In a sandbox everybody gets one: it belongs to a partner made for you alone, may do all that
keys may, and ends after a day. A sandbox that others can reach asks for its secret first: open it at [/pdebug22](/pdebug22), or send the
header \`X-Sandbox-Access\`. In the real shop the partner's people make keys in their dashboard.`,
    ],
    catalogue: [
      'Read the catalogue',
      'What is on sale, with prices in US dollars for a month. The answer has an `ETag`, so a program that asks again gets it anew only after a change.',
    ],
    quote: ['Ask for a price', 'The shop prices every cart. `duration` counts months. Show this total to your client.'],
    order: [
      'Place an order for a client',
      `The order belongs to your partner. \`paymentLink\` in the answer is a page of the shop where the client can pay. The
\`Idempotency-Key\` makes a repetition safe: the same key and body get the same order again.`,
    ],
    payment: [
      'Open a payment',
      'The shop answers an address and an exact amount, which holds until `expiresAt`. Your client would send the coins now.',
    ],
    pay: ['Pay with play money', 'Only a sandbox has this call: the coins arrive at the address, fully confirmed.'],
    watch: ['Watch the payment', 'Ask every ten seconds until the status is `completed`: then the order is paid.'],
    story: [
      'Read the order and its story',
      '`status` is `paid`, `due` is 0, and `timeline` tells what has happened, the earliest first.',
    ],
    trouble: [
      'See what goes wrong',
      `Real payers send too little, too much, too late or in another coin, and gateways tell things twice. Choose a trouble: these calls place
another order, open its payment, play the trouble, and read the payment and the order. No trouble pays an order twice or loses money: what
does not fit waits for a person of the shop.`,
    ],
    webhook: [
      'Be told of events',
      `A webhook saves asking: the shop posts each event of your partner's orders to an address of yours, signed. The \`secret\` in the answer
is shown this once. Here an inbox of the sandbox stands in for your receiver; a sandbox on your own machine also posts to that
machine, such as to \`http://localhost:4000\`.`,
    ],
    example: ['Let an example come', 'An example is signed and sent like a real event. The next steps send real ones.'],
    parts: [
      'Let money come in parts',
      `Another order, whose coins come in two parts: half, then the rest, which no block confirms yet, then the blocks. A transfer of 0 moves
nothing and confirms what came. The shop tells \`order.created\`, \`payment.partial\`, \`payment.seen\`, \`order.status_changed\` and
\`payment.confirmed\`.`,
    ],
    steps: [
      'Let the shop’s people act',
      `What the shop's people do to a paid order happens here when you say so: the rituals get another day, begin, are performed and reported, the
money goes back, and does not arrive. The shop tells \`plan.changed\`, \`order.status_changed\`, \`report.published\`, \`payment.refunded\`
and \`payment.refund_failed\`. Out of turn a step is 409 \`illegal_transition\`: run the step before this one first.`,
    ],
    received: [
      'Verify what came',
      `Believe a webhook only when its signature is right, and do nothing twice: \`webhook-id\` is the same at each repetition. The page checks
the signature with the very code of the client package. How to verify by hand is told on [a page of its own](/docs/verification). The
programs ask until all nine types have come; in the page, ask again after a second.`,
    ],
    events: [
      'Fill a gap from the list',
      `What a webhook did not bring is in the list of events for thirty days, with the same ids and bodies; a program without a webhook lives by it
alone. Keep \`next\`, and give it as \`after\` the next time: here an order is placed in between, and only its event is listed. While
\`hasMore\` is true, ask again at once; while \`next\` is null, nothing has happened yet.`,
    ],
    receiver: [
      'See a receiver in trouble',
      `Receivers fail and hang. Choose how the inbox answers: these calls change the webhook's address, send an example, and read the log. What was
not delivered is tried again over three days, in the order of each order's events; a slow receiver is given ten seconds.`,
    ],
    deliveries: [
      'Read the log',
      'What became of each event: its state, the attempts, and when the next one is. Wait some seconds and ask again.',
    ],
  }),
  troubles: {
    partial: 'Half of the amount arrives',
    over: 'Half as much again arrives',
    late: 'The money comes too late',
    wrong_network: 'Another coin arrives',
    duplicate_notices: 'The gateway tells three times',
    shuffled_notices: 'The gateway tells in the wrong order',
  },
  receiver: 'The receiver',
  receivers: { fails: 'answers 503', slow: 'answers after twelve seconds', ok: 'works again' },
  verified: 'The signature is right',
  unverified: 'The signature is wrong',
  next: 'What comes next',
  nextText: `The [guide](/docs) says how money, months, errors and retries work, and each call has its place in the sections. For the real
shop change the address and the key, nothing else.`,
};

type Words = typeof EN;

/** The words of the guide through a first order; texts are markdown. */
export const GUIDE_WORDS: Readonly<Record<Language, Words>> = {
  en: EN,
  ru: {
    title: 'Ваш первый заказ',
    link: 'Первый заказ',
    lead: 'От нуля до оплаченного заказа и каждого события, полученного и проверенного; каждый вызов в виде curl, на TypeScript, Python и PHP.',
    inSandbox: `Этот магазин — песочница: настоящие деньги в нём не ходят. Нажимайте на каждом шаге *Выполнить вызов*, и страница покажет
настоящий ответ магазина. То же самое работает с вашей машины: командам нужны \`curl\` и \`jq\`, программам на Python и PHP пакеты не нужны.
Примеры на одном языке — одна программа, которая продолжается от шага к шагу.`,
    client: (address) => `Программе на TypeScript нужен пакет клиента, его можно свободно использовать по лицензии MIT:
\`npm install ${address}\`.`,
    clientToMake: 'Программе на TypeScript нужен пакет клиента, который собирает `make client` в репозитории магазина.',
    elsewhere: `Этот магазин принимает настоящие деньги, поэтому на этой странице вызовы не выполняются. Запустите свою песочницу командой
\`make run\` в репозитории магазина и откройте в ней эту же страницу: там выполняется каждый вызов. Ключи песочницы здесь не
действуют; ответ говорит об этом кодом \`key_of_other_mode\`.`,
    run: 'Выполнить вызов',
    running: 'Спрашиваем магазин…',
    noAnswer: 'Ответа нет. Работает ли магазин? Попробуйте ещё раз.',
    done: 'Ответ магазина получен',
    answer: 'Ответ',
    trouble: 'Неполадка',
    steps: {
      key: [
        'Получите ключ',
        `Программа партнёра обращается к магазину с ключом. В песочнице его получает каждый: ключ принадлежит партнёру, созданному только для
вас, может всё, что могут ключи, и действует сутки. Песочница, открытая для других, сначала спрашивает секрет: введите его на странице
[/pdebug22](/pdebug22) или отправьте в заголовке \`X-Sandbox-Access\`. В настоящем магазине ключи создают люди партнёра в своём кабинете.`,
      ],
      catalogue: [
        'Прочитайте каталог',
        'Всё, что продаётся, с ценами в долларах США за месяц. У ответа есть `ETag`: повторный запрос получает каталог заново только после изменения.',
      ],
      quote: ['Узнайте цену', 'Цену любой корзины считает магазин. `duration` — это месяцы. Эту сумму и показывайте клиенту.'],
      order: [
        'Оформите заказ для клиента',
        `Заказ принадлежит вашему партнёру. \`paymentLink\` в ответе — страница магазина, на которой клиент может заплатить.
\`Idempotency-Key\` делает повтор безопасным: на тот же ключ с тем же телом приходит тот же заказ.`,
      ],
      payment: [
        'Откройте платёж',
        'Магазин отвечает адресом и точной суммой, которая действует до `expiresAt`. Теперь клиент отправил бы монеты.',
      ],
      pay: [
        'Заплатите игрушечными деньгами',
        'Этот вызов есть только в песочнице: монеты приходят на адрес со всеми подтверждениями.',
      ],
      watch: ['Следите за платежом', 'Спрашивайте раз в десять секунд, пока статус не станет `completed`: тогда заказ оплачен.'],
      story: [
        'Прочитайте заказ и его историю',
        '`status` равен `paid`, `due` равен 0, а `timeline` рассказывает, что происходило, начиная с самого раннего.',
      ],
      trouble: [
        'Посмотрите, что бывает не так',
        `Настоящие плательщики присылают слишком мало, слишком много, слишком поздно или не ту монету, а шлюзы сообщают об одном и том же
дважды. Выберите неполадку: эти вызовы оформят ещё один заказ, откроют платёж, разыграют неполадку и прочитают платёж и заказ. Ни одна
неполадка не оплачивает заказ дважды и не теряет денег: всё, что не сходится, ждёт решения человека.`,
      ],
      webhook: [
        'Узнавайте о событиях',
        `Вебхук избавляет от расспросов: магазин сам отправляет каждое событие заказов вашего партнёра на ваш адрес и подписывает его.
\`secret\` в ответе показан только один раз. Здесь вашу программу заменяет ящик песочницы; песочница, запущенная на вашей машине,
отправляет события и на неё, например на \`http://localhost:4000\`.`,
      ],
      example: [
        'Получите пример',
        'Пример подписан и отправлен так же, как настоящее событие. Следующие шаги отправят настоящие.',
      ],
      parts: [
        'Получите деньги по частям',
        `Ещё один заказ, монеты за который приходят двумя частями: половина, потом остаток, который ещё не подтверждён ни одним блоком, потом
блоки. Перевод с суммой 0 ничего не переводит и подтверждает то, что пришло. Магазин сообщает \`order.created\`, \`payment.partial\`,
\`payment.seen\`, \`order.status_changed\` и \`payment.confirmed\`.`,
      ],
      steps: [
        'Пусть действуют люди магазина',
        `То, что люди магазина делают с оплаченным заказом, происходит здесь по вашей команде: ритуалы переносят на другой день, начинают, проводят,
о них отчитываются, деньги уходят обратно и не доходят. Магазин сообщает \`plan.changed\`, \`order.status_changed\`,
\`report.published\`, \`payment.refunded\` и \`payment.refund_failed\`. Не по очереди шаг получает 409 \`illegal_transition\`: сначала
выполните предыдущий.`,
      ],
      received: [
        'Проверьте, что пришло',
        `Верьте вебхуку, только если подпись верна, и ничего не делайте дважды: \`webhook-id\` одинаков при каждом повторе. Страница проверяет
подпись тем же кодом, что и пакет клиента. Как проверять вручную, рассказано на [отдельной странице](/docs/verification). Программы
спрашивают, пока не придут все девять типов; на странице спросите снова через секунду.`,
      ],
      events: [
        'Восполните пропуск по списку',
        `То, чего вебхук не принёс, тридцать дней есть в списке событий, с теми же id и телами; программа без вебхука живёт одним этим списком.
Храните \`next\` и в следующий раз указывайте его как \`after\`: здесь между запросами оформлен заказ, и в списке только его событие. Пока
\`hasMore\` равно true, спрашивайте сразу снова; пока \`next\` равно null, ничего ещё не произошло.`,
      ],
      receiver: [
        'Посмотрите на неполадки приёмника',
        `Приёмники отказывают и зависают. Выберите, как отвечает ящик: эти вызовы изменят адрес вебхука, отправят пример и прочитают журнал.
То, что не доставлено, магазин отправляет снова в течение трёх суток, сохраняя порядок событий каждого заказа; медленного приёмника он
ждёт десять секунд.`,
      ],
      deliveries: [
        'Прочитайте журнал',
        'Что стало с каждым событием: состояние, попытки и время следующей. Подождите несколько секунд и спросите снова.',
      ],
    },
    troubles: {
      partial: 'Приходит половина суммы',
      over: 'Приходит в полтора раза больше',
      late: 'Деньги приходят слишком поздно',
      wrong_network: 'Приходит другая монета',
      duplicate_notices: 'Шлюз сообщает трижды',
      shuffled_notices: 'Шлюз сообщает не по порядку',
    },
    receiver: 'Приёмник',
    receivers: { fails: 'отвечает 503', slow: 'отвечает через двенадцать секунд', ok: 'снова работает' },
    verified: 'Подпись верна',
    unverified: 'Подпись неверна',
    next: 'Что дальше',
    nextText: `[Руководство](/docs) рассказывает, как устроены деньги, месяцы, ошибки и повторы, а у каждого вызова есть место в разделах. Для
настоящего магазина замените адрес и ключ, и больше ничего.`,
  },
};
