/** What customers' pages and the panel both say. Pages of a first visit do not load it, and keep words of their own. */
export default {
  'common.state': 'State',
  'common.state.pending': 'Awaiting payment',
  'common.state.waiting': 'Awaiting confirmation',
  'common.state.paid': 'Paid',
  'common.state.processing': 'In progress',
  'common.state.ready': 'Ready',
  'common.state.completed': 'Completed',
  'common.state.cancelled': 'Cancelled',
  'common.payment': 'Payment',
  'common.method.crypto': 'Cryptocurrency',
  'common.method.card': 'Bank card',
  'common.method.manual': 'Manual payment',
};
