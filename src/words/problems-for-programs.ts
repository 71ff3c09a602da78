import type { ProgramWords } from './problem-words.ts';

export const ENGLISH_FOR_PROGRAMS = {
  invalid_request: '`errors` names each wrong place. Nothing has changed.',
  cross_site: 'Call from a server, without `Origin` and `Sec-Fetch-Site`.',
  not_found: 'There is nothing under this id, or it belongs to somebody else. Check the id and the slug of the partner.',
  not_allowed: [
    'Not allowed',
    'The key is valid, but its partner may not do this: the partner is suspended, or this belongs to somebody else.',
  ],
  key_scope_missing: 'The key is valid, but lacks the scope {names}. Make a key with it in the dashboard.',
  rate_limited: 'Call again after the seconds of `Retry-After`; `RateLimit` names the limit. Nothing has changed.',
  unavailable: 'Send the same again after the seconds of `Retry-After`, with the same Idempotency-Key.',
  internal_error:
    'Something failed on our side. Send the same again, with the same Idempotency-Key; if it persists, write to us and name `requestId`.',
  unsupported_media_type: 'Send JSON with `Content-Type: application/json`, not compressed.',
  payload_too_large: 'The body is longer than the fields of this operation allow. Nothing has changed.',
  unknown_item: 'The items in `errors` are not in the catalogue. Read GET /api/services for the ids of today.',
  invalid_duration: 'The items in `errors` cannot be ordered for that long. The contract lists the durations of each kind.',
  not_for_sale: 'The items in `errors` cannot be ordered any more. No order was placed.',
  wrong_amount: 'Only the amount that is missing can be confirmed. Read the order again. Nothing has changed.',
  changed_meanwhile: 'Something else has changed the record meanwhile. Read it again, and send this once more.',
  illegal_transition: 'The order’s present state does not allow that. Read the order again. Nothing has changed.',
  nothing_left: 'No money of this order can go back: none came, or all of it went back already. Nothing has changed.',
  payment_confirming:
    'Money for the order is seen, in a coin or by card, and is not final yet. Wait until it is: then the order is paid, or what is missing can be confirmed.',
  part_paid:
    'Money for the order has come, or the shop or a former partner says so. What is missing can be confirmed by hand; only the shop cancels, by giving the money back.',
} as const satisfies ProgramWords;

export const RUSSIAN_FOR_PROGRAMS: Readonly<Record<keyof typeof ENGLISH_FOR_PROGRAMS, string>> = {
  invalid_request: 'Каждая ошибка названа в `errors`. Ничего не изменилось.',
  cross_site: 'Вызывайте с сервера, без `Origin` и `Sec-Fetch-Site`.',
  not_found: 'С этим id ничего нет, или это принадлежит не вам. Проверьте id и имя партнёра в адресе.',
  not_allowed: 'Ключ действует, но его партнёру этого нельзя: партнёр приостановлен, или это принадлежит не ему.',
  key_scope_missing: 'Ключ действует, но ему не хватает права {names}. Создайте в кабинете ключ с этим правом.',
  rate_limited:
    'Повторите через столько секунд, сколько сказано в `Retry-After`; предел назван в `RateLimit`. Ничего не изменилось.',
  unavailable: 'Отправьте то же ещё раз через столько секунд, сколько сказано в `Retry-After`, с тем же Idempotency-Key.',
  internal_error:
    'Ошибка на нашей стороне. Отправьте то же с тем же Idempotency-Key; если не поможет, напишите нам и назовите `requestId`.',
  unsupported_media_type: 'Нужен JSON с заголовком `Content-Type: application/json`, без сжатия.',
  payload_too_large: 'Тело длиннее, чем допускают поля этой операции. Ничего не изменилось.',
  unknown_item: 'Позиций, названных в `errors`, нет в каталоге. Сегодняшние id — в GET /api/services.',
  invalid_duration: 'Позиции, названные в `errors`, на такой срок не заказать. Сроки каждого вида перечислены в контракте.',
  not_for_sale: 'Позиции, названные в `errors`, больше нельзя заказать. Заказ не создан.',
  wrong_amount: 'Подтвердить можно ровно ту сумму, которой не хватает. Прочитайте заказ заново. Ничего не изменилось.',
  changed_meanwhile: 'Запись тем временем изменилась. Прочитайте её снова и повторите запрос.',
  illegal_transition: 'Нынешнее состояние заказа этого не допускает. Прочитайте заказ заново. Ничего не изменилось.',
  nothing_left: 'Денег этого заказа не вернуть: их не было, или всё уже возвращено. Ничего не изменилось.',
  payment_confirming:
    'Деньги за заказ видны, в криптовалюте или картой, но платёж ещё не завершён. Подождите: потом заказ будет оплачен, или можно подтвердить недостающее.',
  part_paid:
    'За заказ пришли деньги, или так говорит магазин либо прежний партнёр. Недостающее можно подтвердить вручную; отменяет только магазин, вернув деньги.',
};
