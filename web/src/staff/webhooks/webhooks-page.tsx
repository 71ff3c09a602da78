import { sectionOf } from '../kit/page/section-of.tsx';
import { DeliveryView } from './delivery-view.tsx';
import { WebhookList } from './webhook-list.tsx';
import { WebhookView } from './webhook-view.tsx';

/** The section in which a partner's people say where events are sent, and see what became of each. */
export default sectionOf([
  ['', WebhookList],
  [':id', WebhookView],
  [':id/:delivery', DeliveryView],
]);
