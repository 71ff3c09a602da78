import type en from '../en/staff-hand-money.ts';

export default {
  'handMoney.confirm': 'Деньги пришли…',
  'handMoney.decline': 'Денег нет…',
  'handMoney.agreeTitle': 'Согласие, заказ {number}',
  'handMoney.agreeText': 'Проверьте сами, пришли ли эти деньги:',
  'handMoney.agreeLabel': 'Согласиться: деньги пришли',
  'handMoney.takeBack': 'Взять назад',
  'handMoney.waitsForSecond': 'Ждёт согласия второго человека: партнёра или магазина.',
  'handMoney.overtaken':
    'Тем временем это подтверждение взяли назад, и на его месте теперь другое. Прочитайте, что в нём сказано, и решите заново.',
  'handMoney.decided':
    'Решать здесь больше нечего: кто-то успел раньше, или заказ оплачен либо отменён. Закройте окно и посмотрите заказ.',
  'handMoney.waitsForAnother': 'Ждёт согласия другого администратора.',
  'handMoney.undoUntil': 'Можно взять назад до',
  'handMoney.said.proposed': 'Ждёт второго человека',
  'handMoney.said.confirmed': 'Оплата подтверждена',
  'handMoney.said.taken_back': 'Подтверждение взято назад',
  'handMoney.said.withdrawn': 'Подтверждение отозвано',
  'handMoney.said.declined': 'Денег не было',
  'handMoney.confirmTitle': 'Деньги по заказу {number}',
  'handMoney.due': 'Должно прийти',
  'handMoney.reference': 'Номер перевода или квитанции',
  'handMoney.referenceHint': 'По нему перевод найдут потом. Можно последние цифры счёта.',
  'handMoney.evidence': 'Где хранится подтверждение (необязательно)',
  'handMoney.note': 'Заметка для магазина (необязательно)',
  'handMoney.willBePaid':
    'Заказ станет оплаченным сразу. Если в нём есть e-mail, покупатель получит письмо с именем партнёра, когда взять подтверждение назад будет уже нельзя.',
  'handMoney.willWait': 'Сумма выше предела для одного человека: заказ станет оплаченным, когда согласится второй.',
  'handMoney.confirmLabel': 'Подтвердить всю сумму',
  'handMoney.declineTitle': 'Денег по заказу {number} нет',
  'handMoney.reasonHint': 'Это прочитает покупатель.',
  'handMoney.willBePending': 'Заказ снова будет ждать оплаты, и, если в нём есть e-mail, покупатель узнает причину из письма:',
  'handMoney.declineLabel': 'Сообщить, что денег нет',
  'handMoney.byHand': 'Деньги, принятые вручную',
  'handMoney.addFile': 'Приложить файл',
  'handMoney.sendingFile': 'Файл отправляется…',
  'handMoney.fileHint': 'Страница выписки или снимок: PDF до 5 МБ, JPEG, PNG или WebP. Покупатель его не увидит.',
  'handMoney.dropFile': 'Убрать {name}',
  'handMoney.filePdf': 'Подтверждение: PDF',
  'handMoney.filePicture': 'Подтверждение: снимок',
  'handMoney.agreedBy': 'второе согласие: {name}',
  'handMoney.willBePaidShop':
    'Заказ станет оплаченным сразу. Если в нём есть e-mail, покупатель получит письмо, когда взять подтверждение назад будет уже нельзя.',
  'handMoney.aloneEarly':
    'Вы единственный администратор, и согласиться больше некому. Согласиться можно будет вам, с новым подтверждением входа, с',
  'handMoney.aloneNow':
    'Вы единственный администратор, и ожидание прошло: согласиться можете вы, с новым подтверждением входа. Это останется в книге и журнале, и о нём придёт письмо.',
  'handMoney.agreeAlone': 'Согласиться одному…',
  'handMoney.agreedAlone': 'согласие единственного администратора',
} satisfies Record<keyof typeof en, string>;
