import type en from '../en/staff-reports.ts';

export default {
  'staffReports.text': 'Совершённые ритуалы, отчёт о которых ещё не отправлен. Сначала самые старые заказы.',
  'staffReports.none': 'Все отчёты отправлены',
  'staffReports.noneText':
    'Здесь появится ритуал, как только его совершат. Черновик отчёта можно начать и раньше — со страницы ритуала.',
  'staffReports.customer': 'Клиент',
  'staffReports.reportState': 'Отчёт',
  'staffReports.draft': 'Черновик,',
  'staffReports.notBegun': 'Отчёт не начат',
  'staffReports.toList': 'Ко всем отчётам',
  'staffReports.writeTitle': 'Отчёт о ритуале',
  'staffReports.correctTitle': 'Исправить отчёт',
  'staffReports.pictures': 'Снимки',
  'staffReports.picturesText':
    'До {count} снимков JPEG, PNG или WebP. Их уменьшат и уберут место, время и устройство съёмки. Новые снимки останутся, когда вы сохраните отчёт.',
  'staffReports.addPictures': 'Снять или выбрать',
  'staffReports.caption': 'Подпись к снимку {number}',
  'staffReports.approve': 'Показать всем, у кого есть ссылка на заказ (без подписи)',
  'staffReports.earlier': 'Снимок {number} выше',
  'staffReports.later': 'Снимок {number} ниже',
  'staffReports.remove': 'Убрать снимок {number}',
  'staffReports.sending': '{name}: отправлено {percent}\u00a0%',
  'staffReports.unsent':
    '{count, plural, one {Не отправлен # снимок: в отчёте его не будет} few {Не отправлены # снимка: в отчёте их не будет} many {Не отправлено # снимков: в отчёте их не будет} other {Не отправлены # снимка: в отчёте их не будет}}.',
  'staffReports.leftOut':
    '{count, plural, one {Не взят # снимок} few {Не взяты # снимка} many {Не взято # снимков} other {Не взяты # снимка}}: больше в отчёт не помещается.',
  'staffReports.notSent': 'Снимок не отправлен: {name}',
  'staffReports.dropUpload': 'Убрать',
  'staffReports.reportTextOther': 'Текст (клиент читает по-английски)',
  'staffReports.placeText': 'Место видят все, у кого есть ссылка на заказ: имён здесь не пишите.',
  'staffReports.date': 'День ритуала',
  'staffReports.unsaved': 'Есть несохранённые изменения. На этом устройстве они не пропадут.',
  'staffReports.saved': 'Черновик сохранён:',
  'staffReports.sent': 'Клиент видит отчёт:',
  'staffReports.save': 'Сохранить черновик',
  'staffReports.correct': 'Сохранить исправление',
  'staffReports.preview': 'Посмотреть, как клиент',
  'staffReports.openPictures':
    '{count, plural, =0 {По ссылке на заказ видны только день и место.} one {По ссылке на заказ видны день, место и # снимок.} few {По ссылке на заказ видны день, место и # снимка.} many {По ссылке на заказ видны день, место и # снимков.} other {По ссылке на заказ видны день, место и # снимка.}}',
  'staffReports.send': 'Отправить отчёт…',
  'staffReports.notPerformed': 'Отчёт можно отправить, когда на столе ритуалов отметят, что ритуал совершён.',
  'staffReports.sendTitle': 'Отправить отчёт',
  'staffReports.sendNow': 'Отправить клиенту',
  'staffReports.willMail': 'Если в заказе есть e-mail, клиент получит письмо о том, что отчёт готов.',
  'staffReports.willShow':
    'Весь отчёт увидит только клиент после входа; по ссылке на заказ видны день, место и отмеченные снимки.',
  'staffReports.willComplete': 'Если это последний отчёт заказа, заказ станет завершённым.',
  'staffReports.canCorrect': 'Исправить отчёт можно и потом: клиент увидит новый и время исправления, второго письма не будет.',
} satisfies Record<keyof typeof en, string>;
