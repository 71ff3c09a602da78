import type en from '../en/staff-partners.ts';

export default {
  'partners.text': 'Кто приводит покупателей по своей ссылке и принимает от них деньги.',
  'partners.all': 'Все партнёры',
  'partners.new': 'Новый партнёр',
  'partners.add': 'Добавить партнёра',
  'partners.about': 'Кто это',
  'partners.slug': 'Короткое имя',
  'partners.slugHint': 'Стоит в ссылке партнёра и потом не меняется: маленькие латинские буквы, цифры и дефис.',
  'partners.slugWrong': 'Только маленькие латинские буквы, цифры и дефис; первым дефис не ставят.',
  'partners.nameHint': 'Его видят покупатели.',
  'partners.emailHint': 'Сюда приходят письма о заказах, которые ждут подтверждения.',
  'partners.active': 'Работает',
  'partners.suspend': 'Приостановить: новых заказов и денег не будет, сотрудники партнёра не увидят заказов',
  'partners.saved': 'Партнёр сохранён',
  'partners.link': 'Ссылка партнёра',
  'partners.linkText': 'Кто откроет её, тот в течение тридцати дней заказывает через партнёра.',
  'partners.qr': 'QR-код ссылки: {name}',
  'partners.served': 'Кто работает от имени партнёра',
  'partners.servedText':
    'Пригласите человека в разделе сотрудников: роль «Партнёр», короткое имя {slug}. Людей может быть несколько.',
  'partners.none': 'Партнёров пока нет',
  'partners.noneText': 'Добавьте первого: у него появятся ссылка и свой кабинет.',
} satisfies Record<keyof typeof en, string>;
