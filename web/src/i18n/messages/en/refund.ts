export default {
  'refund.title': 'Where should we send the money?',
  'refund.description': 'Address of the wallet for a refund.',
  'refund.needsScript': 'The address of your wallet is given with JavaScript only. Turn it on, or write to us:',
  'refund.lead': 'Give the address of your wallet. Only those who send the refund will see it.',
  'refund.amount': 'We send back',
  'refund.until': 'The link works until',
  'refund.address': 'Address of your wallet, network {network}',
  'refund.addressHint': 'Copy it whole from your wallet. An address of a network other than {network} will not do.',
  'refund.addressMissing': 'Give the address.',
  'refund.isMine':
    'This is my address, and my wallet takes this coin there in the network {network}. What is sent cannot be called back.',
  'refund.isMineMissing': 'Check the address and tick the box.',
  'refund.give': 'Send the address',
  'refund.given': 'We have the address',
  'refund.givenText': 'Thank you! When the refund leaves, we write you the number of the transfer. You can close this page.',
  'refund.perhapsGiven': 'Perhaps we have the address',
  'refund.perhapsGivenText':
    'The link works no more: it seems that your last try arrived and its answer was lost. When the refund leaves, we write you the number of the transfer. If you hear nothing, write to us:',
  'refund.over': 'The link does not work',
  'refund.overText':
    'It has been used, replaced by a newer one, or its time is over. You can ask for a new link on the page of the order, and your account lists your orders. If you gave no address and the link is used all the same, write to us at once:',
  'refund.failed': 'The page did not load',
};
