import type en from '../en/articles.ts';

export default {
  'articles.heading': 'Статьи о ритуалах и практике',
  'articles.intro': 'Что такое яга, как её выбрать и как подготовиться, как читают день по Луне. По источникам и без обещаний.',
  'articles.description':
    'Статьи о ведических огненных ритуалах: что такое яга, как её выбрать, как сложить санкальпу, как подготовиться и в чём смысл каждого обряда.',
  'articles.readMore': 'Читать далее',
  'articles.search': 'Поиск по статьям',
  'articles.searchHint': 'Например: санкальпа',
  'articles.clearSearch': 'Очистить поиск',
  'articles.tags': 'Темы',
  'articles.allTags': 'Все',
  'articles.count': '{count, plural, one {# статья} few {# статьи} many {# статей} other {# статьи}}',
  'articles.find': 'Найти',
  'articles.narrowed': 'В теме «{topic}»: {found} из {all}',
  'articles.searchAll': 'Искать во всех темах',
  'articles.searchFailed': 'Поиск сейчас не работает',
  'articles.empty': 'Статьи скоро появятся',
  'articles.noMatch': 'Ничего не нашлось',
  'articles.noMatchText': 'Попробуйте другое слово или посмотрите все темы.',
  'articles.showAll': 'Показать все статьи',
} satisfies Record<keyof typeof en, string>;
