import type en from '../en/home.ts';

export default {
  'home.title': 'Огненные ритуалы, совершённые для вас',
  'home.description': 'Закажите ведическую ягу с вашим именем и намерением: выберите ритуал, его срок и день начала.',
  'home.heroTitle': 'Огненные ритуалы, совершённые',
  'home.heroAccent': 'для вас',
  'home.heroText':
    'Яги проводят по древней традиции с вашим именем, намерением и данными рождения. Выберите ритуал, срок и дату начала.',
  'home.choose': 'Выбрать ритуал',
  'home.whatIsYagya': 'Что такое яга?',
  'home.factSankalpa': 'Санкальпа',
  'home.factSankalpaText': 'с вашими словами',
  'home.factDate': 'Дата',
  'home.factDateText': 'по лунному календарю',
  'home.factReport': 'Отчёт',
  'home.factReportText': 'о каждом ритуале',
  'home.catalogue': 'Каталог ритуалов',
  'home.duration': 'Срок: {name}',
  'home.shorter': 'Короче',
  'home.longer': 'Дольше',
  'home.addToCart': 'В корзину',
  'home.addNamedToCart': 'В корзину: {name}, {duration}',
  'home.about': 'О ритуале',
  'home.aboutNamed': 'О ритуале: {name}',
  'home.from': 'от {price}',
  'home.perIntention': '{duration} · за одно намерение',
  'home.select': 'Выбрать',
  'home.selectNamed': 'Выбрать особые намерения',
  'home.empty': 'Ритуалы готовятся',
  'home.emptyText': 'Пока заказать нечего. Напишите нам, и мы сообщим, когда каталог откроется.',
  'home.failed': 'Каталог не загрузился',
  'home.loading': 'Ритуалы загружаются',
  'home.intentions': 'Особые намерения',
  'home.intentionsText':
    'Отметьте то, что важно для вас. Для каждого намерения совершается отдельный ритуал на три недели, {price} за каждое.',
  'home.intentionsNone': 'Отметьте хотя бы одно намерение',
  'home.intentionsAdd': '{count, plural, =0 {В корзину} other {В корзину: {total}}}',
  'home.intentionsAdded':
    '{count, plural, one {# особое намерение} few {# особых намерения} many {# особых намерений} other {# особого намерения}}',
  'home.intentionsCount':
    '{count, plural, =0 {Пока ничего не отмечено} one {Отмечено # намерение} few {Отмечено # намерения} many {Отмечено # намерений} other {Отмечено # намерения}}',
  'home.profile': 'Личный кабинет',
} satisfies Record<keyof typeof en, string>;
