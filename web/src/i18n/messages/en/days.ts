export default {
  'days.next': 'Next good days',
  'days.where': 'Reckoned for the fire in {place}, for the next three months',
  'days.none': 'No open day of the next three months stands out. Any open day can be chosen.',
  'days.best': 'One of the best days',
  'days.good': 'A good day',
  'days.atFire': 'Hours at the fire',
  'days.yourClock': 'The same hours by your clock',
  'days.for': 'What speaks for it',
  'days.against': 'What speaks against it',
  'days.advice': 'The almanac advises, you decide: any open day can be chosen. Schools reckon some of these days differently.',
  'days.byDay': 'See the month day by day',
};
