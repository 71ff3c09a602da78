import type { PortsOf } from '#kernel/ports.ts';
import { createAddNote } from './add-note.ts';
import { createAnswerPostponement } from './answer-postponement.ts';
import { createAskToPostpone, createTakeBackAsk, createViewOwnPostponement } from './ask-to-postpone.ts';
import { createCancelOrder, createCancelUnpaid } from './cancel-order.ts';
import { createChangeOrder } from './change-order.ts';
import { createExportOrders } from './export-orders.ts';
import { createListAllOrders } from './list-orders.ts';
import { createOrderForClient, createPlaceForClient } from './order-for-client.ts';
import type { OfficeReader } from './ports.ts';
import { createPostponeRituals } from './postpone-rituals.ts';
import type { PostponementReader } from './postponement-ask.ts';
import { createPreviewChange } from './preview-change.ts';
import { createSendLetter } from './send-letter.ts';
import { createViewOfficeOrder } from './view-order.ts';

type Ports = PortsOf<
  | typeof createAnswerPostponement
  | typeof createAskToPostpone
  | typeof createCancelUnpaid
  | typeof createChangeOrder
  | typeof createExportOrders
  | typeof createPlaceForClient
  | typeof createPostponeRituals
  | typeof createPreviewChange
  | typeof createSendLetter
> & { readonly reader: OfficeReader; readonly postponements: PostponementReader };

export type Office = ReturnType<typeof composeOffice>;

/** Orders as the people of the shop see and change them, and customers' wishes for another day. */
export function composeOffice(ports: Ports) {
  const place = createPlaceForClient(ports);
  const cancel = createCancelUnpaid(ports);
  return {
    listAllOrders: createListAllOrders(ports),
    exportOrders: createExportOrders(ports),
    viewOrder: createViewOfficeOrder(ports),
    addNote: createAddNote(ports),
    sendLetter: createSendLetter(ports),
    cancelOrder: createCancelOrder(cancel),
    previewChange: createPreviewChange(ports),
    changeOrder: createChangeOrder(ports),
    orderForClient: createOrderForClient(place),
    postponeRituals: createPostponeRituals(ports),
    viewOwnPostponement: createViewOwnPostponement({ ...ports, reader: ports.postponements }),
    askToPostpone: createAskToPostpone(ports),
    takeBackAsk: createTakeBackAsk(ports),
    answerPostponement: createAnswerPostponement(ports),
    /** Without the checks of who may do it: partners have their own. */
    place,
    cancel,
  };
}
