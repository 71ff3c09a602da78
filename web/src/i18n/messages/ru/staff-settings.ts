import type en from '../en/staff-settings.ts';

export default {
  'settings.closedDays': 'Закрытые дни',
  'settings.closedDaysText': 'Дни, когда ритуалы не начинают. Покупатели видят их вместе с причиной, когда выбирают день.',
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
  'settings.close': 'Закрыть',
  'settings.saved': 'Закрытые дни сохранены',
  'settings.nonePlanned': 'На это время не запланировано начало ни одного ритуала.',
  'settings.plannedStay':
    'На это время запланировано начало: {count, plural, one {# ритуал} few {# ритуала} many {# ритуалов} other {# ритуала}}. Запланированное остаётся, стол ритуалов на это укажет; перенести ритуал можно на странице заказа.',
  'settings.plannedThen':
    'Запланировано начало: {count, plural, one {# ритуал} few {# ритуала} many {# ритуалов} other {# ритуала}}',
} satisfies Record<keyof typeof en, string>;
