import { composing, type PortsOf } from '#kernel/ports.ts';
import { createAddNote } from './add-note.ts';
import { createAnswerPostponement } from './answer-postponement.ts';
import { createAskToPostpone, createTakeBackAsk, createViewOwnPostponement } from './ask-to-postpone.ts';
import { createCancelByActor, createCancelOrder } from './cancel-order.ts';
import { createChangeOrder } from './change-order.ts';
import { createExportOrders } from './export-orders.ts';
import { createListAllOrders } from './list-orders.ts';
import { createOrderForClient, createPlaceForClient } from './order-for-client.ts';
import { createPostponeRituals } from './postpone-rituals.ts';
import { createPreviewChange } from './preview-change.ts';
import { createSendLetter } from './send-letter.ts';
import { createViewOfficeOrder } from './view-order.ts';

type Ports = Parameters<typeof composeUseCases>[0] & PortsOf<typeof createCancelByActor | typeof createPlaceForClient>;

export type Office = ReturnType<typeof composeOffice>;

const composeUseCases = composing({
  listAllOrders: createListAllOrders,
  exportOrders: createExportOrders,
  viewOrder: createViewOfficeOrder,
  addNote: createAddNote,
  sendLetter: createSendLetter,
  previewChange: createPreviewChange,
  changeOrder: createChangeOrder,
  postponeRituals: createPostponeRituals,
  askToPostpone: createAskToPostpone,
  takeBackAsk: createTakeBackAsk,
  viewOwnPostponement: createViewOwnPostponement,
  answerPostponement: createAnswerPostponement,
});

/** Orders as the people of the shop see and change them, and customers' wishes for another day. */
export function composeOffice(ports: Ports) {
  const place = createPlaceForClient(ports);
  const cancel = createCancelByActor(ports);
  return {
    ...composeUseCases(ports),
    cancelOrder: createCancelOrder(cancel),
    orderForClient: createOrderForClient(place),
    /** Without checks of who may do it, for the use cases of partners, which have their own. */
    place,
    cancel,
  };
}
