import type { ErrorCode } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';

/** Title and sentence of each problem: what happened, what was kept, what to do next. */
export const PROBLEM_WORDS: Record<Language, Record<ErrorCode, readonly [title: string, detail: string]>> = {
  ru: {
    invalid_request: ['Запрос составлен неверно', 'Проверьте отмеченные поля и отправьте ещё раз. Ничего не изменилось.'],
    cross_site: [
      'Запрос с чужого сайта',
      'Такой запрос принимается только со страниц магазина. Откройте магазин и повторите действие там.',
    ],
    not_found: ['Не найдено', 'По этому адресу ничего нет. Проверьте, что ссылка верна.'],
    method_not_allowed: ['Действие не поддерживается', 'По этому адресу такое действие невозможно.'],
    payload_too_large: ['Слишком большой запрос', 'Сократите запрос и отправьте ещё раз. Ничего не изменилось.'],
    unsupported_media_type: ['Неподдерживаемый формат', 'Запрос нужно отправить в формате JSON.'],
    rate_limited: ['Слишком много запросов', 'Подождите немного и повторите. Ничего не потеряно.'],
    internal_error: [
      'Внутренняя ошибка',
      'Ошибка на нашей стороне. Повторите попытку; если не поможет, напишите нам и назовите номер запроса.',
    ],
    unavailable: ['Сервис временно недоступен', 'Мы уже восстанавливаем работу. Повторите попытку через несколько секунд.'],
    gateway_unavailable: [
      'Платёжная система не отвечает',
      'Заказ сохранён. Повторите попытку или выберите другой способ оплаты.',
    ],
    invalid_duration: ['Неверный срок', 'Для отмеченных позиций такой срок выбрать нельзя. Выберите другой.'],
    invalid_quantity: ['Неверное количество', 'Особое намерение заказывают в одном экземпляре.'],
    unknown_item: ['Позиция не найдена', 'Отмеченных позиций больше нет в каталоге. Уберите их из корзины.'],
    price_changed: [
      'Цена изменилась',
      'Цены изменились с тех пор, как корзина была собрана. Показана новая сумма, корзина сохранена.',
    ],
    order_not_payable: ['Заказ нельзя оплатить', 'Этот заказ уже оплачен или отменён.'],
    illegal_transition: ['Действие невозможно', 'В нынешнем состоянии заказа это действие невозможно.'],
    contact_already_set: [
      'Контактные данные уже указаны',
      'У заказа уже есть контактные данные. Чтобы изменить их, напишите нам.',
    ],
    amount_mismatch: ['Сумма не совпадает', 'Сумма не совпадает с суммой заказа. Обновите страницу и повторите.'],
    idempotency_key_reused: ['Ключ уже использован', 'Этот ключ уже использован для другого запроса. Возьмите новый.'],
    request_in_progress: ['Запрос уже выполняется', 'Такой же запрос ещё выполняется. Повторите через секунду.'],
  },
  en: {
    invalid_request: ['The request is malformed', 'Check the marked fields and send it again. Nothing has changed.'],
    cross_site: [
      'Request from another site',
      'Such a request is taken from the shop’s own pages only. Open the shop and try there.',
    ],
    not_found: ['Not found', 'There is nothing at this address. Check that the link is correct.'],
    method_not_allowed: ['Not supported', 'This address does not support that action.'],
    payload_too_large: ['Request too large', 'Shorten the request and send it again. Nothing has changed.'],
    unsupported_media_type: ['Unsupported format', 'Send the request as JSON.'],
    rate_limited: ['Too many requests', 'Wait a little and try again. Nothing is lost.'],
    internal_error: [
      'Internal error',
      'Something failed on our side. Try again; if it persists, write to us and name the request id.',
    ],
    unavailable: ['Temporarily unavailable', 'We are bringing the service back. Try again in a few seconds.'],
    gateway_unavailable: ['The payment system does not answer', 'Your order is kept. Try again, or choose another way to pay.'],
    invalid_duration: ['Wrong duration', 'The marked items cannot be ordered for that long. Choose another duration.'],
    invalid_quantity: ['Wrong quantity', 'Only one of each special intention can be ordered.'],
    unknown_item: ['Item not found', 'The marked items are no longer in the catalogue. Remove them from the cart.'],
    price_changed: [
      'The price has changed',
      'Prices have changed since the cart was filled. The new total is shown; your cart is kept.',
    ],
    order_not_payable: ['The order cannot be paid', 'This order is already paid or cancelled.'],
    illegal_transition: ['Not possible', 'That is not possible in the order’s present state.'],
    contact_already_set: ['Contact data are already there', 'The order already has contact data. Write to us to change them.'],
    amount_mismatch: ['The amount differs', 'The amount differs from the order’s total. Reload the page and try again.'],
    idempotency_key_reused: ['Key already used', 'This key was used for another request. Take a new one.'],
    request_in_progress: ['Already running', 'The same request is still running. Try again in a second.'],
  },
};

const RULE_WORDS: Record<Language, Record<string, string>> = {
  ru: {
    required: 'Заполните это поле.',
    minlength: 'Слишком короткое значение.',
    maxlength: 'Слишком длинное значение.',
    pattern: 'Неверный формат.',
    format: 'Неверный формат.',
    type: 'Значение другого типа.',
    enum: 'Такого варианта нет.',
    minimum: 'Слишком маленькое значение.',
    exclusiveminimum: 'Слишком маленькое значение.',
    maximum: 'Слишком большое значение.',
    multipleof: 'Не больше двух знаков после запятой.',
    minitems: 'Добавьте хотя бы одну позицию.',
    maxitems: 'Слишком много позиций.',
    additionalproperties: 'Лишнее поле.',
    unreadable_text: 'Текст содержит недопустимые символы.',
    unknown_item: 'Этой позиции нет в каталоге.',
    invalid_duration: 'Такой срок выбрать нельзя.',
    invalid_quantity: 'Неверное количество.',
    amount_mismatch: 'Сумма не совпадает с суммой заказа.',
  },
  en: {
    required: 'Fill in this field.',
    minlength: 'Too short.',
    maxlength: 'Too long.',
    pattern: 'Wrong format.',
    format: 'Wrong format.',
    type: 'Wrong type.',
    enum: 'No such choice.',
    minimum: 'Too small.',
    exclusiveminimum: 'Too small.',
    maximum: 'Too large.',
    multipleof: 'At most two decimals.',
    minitems: 'Add at least one item.',
    maxitems: 'Too many items.',
    additionalproperties: 'Unknown field.',
    unreadable_text: 'The text holds characters that cannot be stored.',
    unknown_item: 'This item is not in the catalogue.',
    invalid_duration: 'This duration is not on offer.',
    invalid_quantity: 'Wrong quantity.',
    amount_mismatch: 'The amount differs from the order’s total.',
  },
};

/** A sentence for a field that breaks a rule. */
export function wordsOfRule(rule: string, language: Language): string {
  return RULE_WORDS[language][rule] ?? PROBLEM_WORDS[language].invalid_request[0];
}
