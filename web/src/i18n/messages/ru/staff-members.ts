import type en from '../en/staff-members.ts';

export default {
  'members.titleText': 'Кто работает в магазине и что каждому можно.',
  'members.invite': 'Пригласить',
  'members.emailHint': 'На него придёт письмо со ссылкой для входа.',
  'members.text.administrator': 'Может всё, включая сотрудников и деньги.',
  'members.text.operator': 'Заказы, клиенты, консультации и ритуалы; без денег и сотрудников.',
  'members.text.editor': 'Ритуалы, статьи и правовые тексты: слова, картинки, цены, продажа, правила хороших дней.',
  'members.text.priest': 'Только стол ритуалов и отчёты.',
  'members.text.partner': 'Только кабинет одного партнёра.',
  'members.choosePartner': 'Выберите партнёра',
  'members.sendInvitation': 'Отправить приглашение',
  'members.saveRole': 'Сохранить роль',
  'members.active': 'Доступ есть',
  'members.notEnrolled': 'Второго шага пока нет',
  'members.lastSeen': 'Последняя активность',
  'members.notSignedIn': 'Нет входа',
  'members.you': 'Это вы',
  'members.changeNamed': 'Изменить… {email}',
  'members.nobody': 'Пока никого',
  'members.do.suspend': 'Приостановить',
  'members.meaning.suspend':
    'Все входы {email} завершатся, и как сотрудник этот человек ничего не сможет, пока вы не вернёте доступ. Об этом придёт письмо.',
  'members.do.restore': 'Вернуть доступ',
  'members.meaning.restore': '{email} снова получит ту же роль и письмо об этом.',
  'members.do.sessions': 'Завершить все входы',
  'members.meaning.sessions': 'Входы {email} завершатся на всех устройствах; войти снова можно сразу. Об этом придёт письмо.',
  'members.do.factors': 'Сбросить подтверждение входа',
  'members.meaning.factors':
    'Для потерянного устройства. Ключи, приложение и резервные коды {email} перестанут действовать навсегда, все входы завершатся, а новый способ добавится при следующем входе. Сначала убедитесь, что просит именно этот человек.',
} satisfies Record<keyof typeof en, string>;
