export default {
  'consent.title': 'May we count visits?',
  'consent.text':
    'With your consent this shop counts visits, what is put into the cart, and purchases with Google Analytics, to learn which pages are useful. Nothing is sent before you agree, and you can change your mind at the foot of any page.',
  'consent.allow': 'Allow',
  'consent.refuse': 'Do not allow',
};
