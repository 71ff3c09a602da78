import { sectionOf } from '../kit/page/section-of.tsx';
import { DeliveryView } from './deliveries.tsx';
import { WebhookList } from './webhook-list.tsx';
import { WebhookView } from './webhook-view.tsx';

/** The section of a partner's people: where their programs are told of events, and what became of each event. */
export default sectionOf([
  ['', WebhookList],
  [':id', WebhookView],
  [':id/:delivery', DeliveryView],
]);
