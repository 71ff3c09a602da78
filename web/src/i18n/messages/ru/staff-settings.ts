import type en from '../en/staff-settings.ts';

export default {
  'settings.fireText': 'Хорошие дни считаются по небу над огнём: по его восходу, титхи и часам.',
  'settings.fireField': 'Город',
  'settings.fireHint': 'Начните вводить и выберите город из списка. Дни сразу считаются заново, а всё запланированное остаётся.',
  'settings.fireCities': 'Города',
  'settings.fireSaved': 'Место огня сохранено',
  'settings.fireWrong': 'Выберите город из списка',
  'settings.closedDaysText': 'Дни, когда ритуалы не начинают. Покупатели видят их вместе с причиной, когда выбирают день.',
  'settings.capacity': 'Сколько ритуалов принимает день',
  'settings.capacityText':
    'Считаются ритуалы, которые в этот день начинаются. Полный день покупатели выбрать не могут; запланированное остаётся, а сотрудники могут назначить любой день.',
  'settings.capacityField': 'Ритуалов в день',
  'settings.capacityHint': '0: сколько угодно. Не больше 1000.',
  'settings.capacityWrong': 'Целое число от 0 до 1000',
  'settings.capacitySaved': 'Сохранено',
  'settings.closedList': 'Закрыто',
  'settings.noneClosed': 'Все дни открыты',
  'settings.noneClosedText': 'Закройте дни, когда некому начать ритуал.',
  'settings.openDays': 'Открыть снова: {days}',
  'settings.closeDays': 'Закрыть дни',
  'settings.from': 'Первый день',
  'settings.to': 'Последний день',
  'settings.toHint': 'Для одного дня оставьте пустым.',
  'settings.backwards': 'Последний день раньше первого.',
  'settings.reason': 'Причина ({language})',
  'settings.reasonHint': 'Её читают покупатели. Несколько слов: «храм закрыт».',
  'settings.close': 'Закрыть эти дни',
  'settings.saved': 'Закрытые дни сохранены',
  'settings.nonePlanned': 'На это время не запланировано начало ни одного ритуала.',
  'settings.plannedStay':
    'На это время запланировано начало: {count, plural, one {# ритуал} few {# ритуала} many {# ритуалов} other {# ритуала}}. Запланированное остаётся, стол ритуалов на это укажет; перенести ритуал можно на странице заказа.',
  'settings.plannedThen':
    'Запланировано начало: {count, plural, one {# ритуал} few {# ритуала} many {# ритуалов} other {# ритуала}}',
  'settings.sellerText':
    'Кто продаёт: об этом говорят правовые тексты и чеки. Прежний чек остаётся таким, каким был при оплате заказа.',
  'settings.sellerTold': 'Что читают покупатели',
  'settings.configured':
    'Это взято из конфигурации магазина (SELLER_DETAILS, SUPPORT_EMAIL, SUPPORT_MESSENGER). После первого сохранения здесь для правовых текстов и чеков решает эта страница. Внизу страниц и в письмах магазина остаются SUPPORT_EMAIL и SUPPORT_MESSENGER.',
  'settings.edited':
    'Для правовых текстов и чеков решает эта страница; SELLER_DETAILS из конфигурации больше не учитывается. Внизу страниц и в письмах магазина стоят SUPPORT_EMAIL и SUPPORT_MESSENGER.',
  'settings.details': 'Реквизиты ({language})',
  'settings.detailsHint': 'По одному в строке: название с правовой формой, номер регистрации, адрес, телефон, банк.',
  'settings.email': 'E-mail для покупателей',
  'settings.messenger': 'Мессенджер для покупателей',
  'settings.sellerSaved': 'Сохранено. Правовые тексты покажут это через несколько секунд',
  'settings.byConfiguration': 'конфигурация',
  'settings.noDetails': 'Реквизитов нет: никто не продаёт',
  'settings.intoForm': 'Взять в форму',
  'settings.intoFormVersion': 'Взять в форму версию {version}',
} satisfies Record<keyof typeof en, string>;
