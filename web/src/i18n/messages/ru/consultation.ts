import type en from '../en/consultation.ts';

export default {
  'consultation.text':
    'Оставьте телефон, и мы свяжемся с вами: поможем выбрать ритуал и ответим на вопросы. Номер нужен только для ответа.',
  'consultation.name': 'Ваше имя',
  'consultation.nameShort': 'Имя должно содержать не меньше двух букв',
  'consultation.phone': 'Телефон',
  'consultation.phoneRequired': 'Укажите телефон',
  'consultation.phoneWrong': 'Такого номера нет. Укажите телефон с кодом страны или города',
  'consultation.emailHint': 'Если удобнее ответ письмом',
  'consultation.emailWrong': 'Проверьте адрес: такого не бывает',
  'consultation.message': 'О чём хотите спросить',
  'consultation.messageHint': 'Можно не заполнять',
  'consultation.send': 'Отправить заявку',
  'consultation.sending': 'Отправляем…',
  'consultation.failed': 'Не удалось отправить заявку. Попробуйте ещё раз.',
  'consultation.kept': 'Введённое сохранено.',
  'consultation.sent': 'Спасибо, мы получили вашу заявку',
  'consultation.sentText': 'Мы позвоним или напишем вам по номеру {phone}.',
  'consultation.done': 'Готово',
} satisfies Record<keyof typeof en, string>;
