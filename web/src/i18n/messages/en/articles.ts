export default {
  'articles.heading': 'Articles about rituals and practice',
  'articles.intro':
    'What a yagya is, how to choose one and how to prepare, how a day is read by the Moon. Written from the sources, without promises.',
  'articles.description':
    'Articles about Vedic fire rituals: what a yagya is, how to choose it, how to word a sankalpa, how to prepare, and what each ritual is.',
  'articles.readMore': 'Read more',
  'articles.search': 'Search the articles',
  'articles.searchHint': 'For example: sankalpa',
  'articles.clearSearch': 'Clear the search',
  'articles.tags': 'Topics',
  'articles.allTags': 'All',
  'articles.count': '{count, plural, one {# article} other {# articles}}',
  'articles.find': 'Find',
  'articles.narrowed': 'Under “{topic}”: {found} of {all}',
  'articles.searchAll': 'Search all topics',
  'articles.searchFailed': 'The search does not work right now',
  'articles.empty': 'Articles coming soon',
  'articles.noMatch': 'Nothing found',
  'articles.noMatchText': 'Try another word or look at all topics.',
  'articles.showAll': 'Show all articles',
};
