// Generated from the contract by `make openapi`. Never edit.
import type * as T from './types.gen.ts';

type Input<Data> = Omit<Data, 'url' | 'headers'>;

export interface Operations {
  /** List the rituals on sale. */
  readonly listServices: { readonly input: Input<T.ListServicesData>; readonly answer: T.ListServicesResponses[200] };
  /** Read a ritual with its article. */
  readonly getService: { readonly input: Input<T.GetServiceData>; readonly answer: T.GetServiceResponses[200] };
  /** Everything there is to read. */
  readonly listArticlesCatalog: { readonly input: Input<T.ListArticlesCatalogData>; readonly answer: T.ListArticlesCatalogResponses[200] };
  /** Search in articles and rituals. */
  readonly searchCatalogue: { readonly input: Input<T.SearchCatalogueData>; readonly answer: T.SearchCatalogueResponses[200] };
  /** Read an article. */
  readonly getArticle: { readonly input: Input<T.GetArticleData>; readonly answer: T.GetArticleResponses[200] };
  /** A legal text of the shop. */
  readonly getDocument: { readonly input: Input<T.GetDocumentData>; readonly answer: T.GetDocumentResponses[200] };
  /** The day of the almanac at a place. */
  readonly getPanchanga: { readonly input: Input<T.GetPanchangaData>; readonly answer: T.GetPanchangaResponses[200] };
  /** Days of the almanac in a row. */
  readonly listPanchangaDays: { readonly input: Input<T.ListPanchangaDaysData>; readonly answer: T.ListPanchangaDaysResponses[200] };
  /** The star of a birth. */
  readonly findBirthStar: { readonly input: Input<T.FindBirthStarData>; readonly answer: T.FindBirthStarResponses[200] };
  /** Good days for a ritual. */
  readonly listMuhurtas: { readonly input: Input<T.ListMuhurtasData>; readonly answer: T.ListMuhurtasResponses[200] };
  /** List the days on which no ritual begins. */
  readonly listClosedDays: { readonly input: Input<T.ListClosedDaysData>; readonly answer: T.ListClosedDaysResponses[200] };
  /** List the days that take no more rituals. */
  readonly listFullDays: { readonly input: Input<T.ListFullDaysData>; readonly answer: T.ListFullDaysResponses[200] };
  /** Read the plan as a calendar feed. */
  readonly getPlanCalendar: { readonly input: Input<T.GetPlanCalendarData>; readonly answer: T.GetPlanCalendarResponses[200] };
  /** Read an invitation, or the own part of whoever has accepted it. */
  readonly lookAtInvitation: { readonly input: Input<T.LookAtInvitationData>; readonly answer: T.LookAtInvitationResponses[200] };
  /** Accept an invitation with own data and consent. */
  readonly acceptInvitation: { readonly input: Input<T.AcceptInvitationData>; readonly answer: T.AcceptInvitationResponses[200] };
  /** Decline an invitation, or take the own part back. */
  readonly declineInvitation: { readonly input: Input<T.DeclineInvitationData>; readonly answer: T.DeclineInvitationResponses[204] };
  /** Ask to be called or written to. */
  readonly requestConsultation: { readonly input: Input<T.RequestConsultationData>; readonly answer: T.RequestConsultationResponses[201] };
  /** Price a cart. */
  readonly quoteCart: { readonly input: Input<T.QuoteCartData>; readonly answer: T.QuoteCartResponses[200] };
  /** Place an order. */
  readonly createOrder: { readonly input: Input<T.CreateOrderData>; readonly answer: T.CreateOrderResponses[201] };
  /** Read the public view of an order. */
  readonly getOrder: { readonly input: Input<T.GetOrderData>; readonly answer: T.GetOrderResponses[200] };
  /** Read the receipt of a paid order. */
  readonly getReceipt: { readonly input: Input<T.GetReceiptData>; readonly answer: T.GetReceiptResponses[200] };
  /** Download the receipt of a paid order as PDF. */
  readonly getReceiptPdf: { readonly input: Input<T.GetReceiptPdfData>; readonly answer: T.GetReceiptPdfResponses[200] };
  /** Read the certificate of performed rituals. */
  readonly getCertificate: { readonly input: Input<T.GetCertificateData>; readonly answer: T.GetCertificateResponses[200] };
  /** Read the names of a certificate by its owner's link. */
  readonly readCertificateNames: { readonly input: Input<T.ReadCertificateNamesData>; readonly answer: T.ReadCertificateNamesResponses[200] };
  /** Download a certificate as PDF. */
  readonly getCertificatePdf: { readonly input: Input<T.GetCertificatePdfData>; readonly answer: T.GetCertificatePdfResponses[200] };
  /** Read a picture of a report that everybody with the order's link may see. */
  readonly getOrderPicture: { readonly input: Input<T.GetOrderPictureData>; readonly answer: T.GetOrderPictureResponses[200] };
  /** Add the contact data that an order lacks, or correct them. */
  readonly setOrderContact: { readonly input: Input<T.SetOrderContactData>; readonly answer: T.SetOrderContactResponses[200] };
  /** Report a payment to a partner. */
  readonly reportManualPayment: { readonly input: Input<T.ReportManualPaymentData>; readonly answer: T.ReportManualPaymentResponses[200] };
  /** Ask for a refund of an order whose money is in trouble, or to cancel an own paid order. */
  readonly askForRefund: { readonly input: Input<T.AskForRefundData>; readonly answer: T.AskForRefundResponses[200] };
  /** Send the customer a one-time link for the address of a refund. */
  readonly sendRefundLink: { readonly input: Input<T.SendRefundLinkData>; readonly answer: T.SendRefundLinkResponses[204] };
  /** Read the refund of a one-time link. */
  readonly viewLinkedRefund: { readonly input: Input<T.ViewLinkedRefundData>; readonly answer: T.ViewLinkedRefundResponses[200] };
  /** Say where the coins of a refund go. */
  readonly giveRefundAddress: { readonly input: Input<T.GiveRefundAddressData>; readonly answer: T.GiveRefundAddressResponses[204] };
  /** List the payment methods of a cart. */
  readonly listPaymentMethods: { readonly input: Input<T.ListPaymentMethodsData>; readonly answer: T.ListPaymentMethodsResponses[200] };
  /** List the coins that can be paid with now. */
  readonly listCoins: { readonly input: Input<T.ListCoinsData>; readonly answer: T.ListCoinsResponses[200] };
  /** Get an address to pay an order to. */
  readonly createCryptoPayment: { readonly input: Input<T.CreateCryptoPaymentData>; readonly answer: T.CreateCryptoPaymentResponses[201] };
  /** Read the state of a payment. */
  readonly getCryptoPaymentStatus: { readonly input: Input<T.GetCryptoPaymentStatusData>; readonly answer: T.GetCryptoPaymentStatusResponses[200] };
  /** Cancel a payment. */
  readonly cancelCryptoPayment: { readonly input: Input<T.CancelCryptoPaymentData>; readonly answer: T.CancelCryptoPaymentResponses[200] };
  /** Get the address of the card checkout. */
  readonly createCardPayment: { readonly input: Input<T.CreateCardPaymentData>; readonly answer: T.CreateCardPaymentResponses[201] };
  /** List the webhooks of the partner. */
  readonly listWebhooks: { readonly input: Input<T.ListWebhooksData>; readonly answer: T.ListWebhooksResponses[200] };
  /** Add a webhook. */
  readonly addWebhook: { readonly input: Input<T.AddWebhookData>; readonly answer: T.AddWebhookResponses[201] };
  /** Read a webhook. */
  readonly getWebhook: { readonly input: Input<T.GetWebhookData>; readonly answer: T.GetWebhookResponses[200] };
  /** Remove a webhook. */
  readonly removeWebhook: { readonly input: Input<T.RemoveWebhookData>; readonly answer: T.RemoveWebhookResponses[204] };
  /** Change, pause or enable a webhook. */
  readonly editWebhook: { readonly input: Input<T.EditWebhookData>; readonly answer: T.EditWebhookResponses[200] };
  /** Exchange the secret of a webhook. */
  readonly rotateWebhookSecret: { readonly input: Input<T.RotateWebhookSecretData>; readonly answer: T.RotateWebhookSecretResponses[200] };
  /** Send an example of an event. */
  readonly sendWebhookExample: { readonly input: Input<T.SendWebhookExampleData>; readonly answer: T.SendWebhookExampleResponses[202] };
  /** Send again all that was given up. */
  readonly redeliverFailedWebhooks: { readonly input: Input<T.RedeliverFailedWebhooksData>; readonly answer: T.RedeliverFailedWebhooksResponses[202] };
  /** List the deliveries of a webhook. */
  readonly listWebhookDeliveries: { readonly input: Input<T.ListWebhookDeliveriesData>; readonly answer: T.ListWebhookDeliveriesResponses[200] };
  /** Read a delivery with its attempts. */
  readonly getWebhookDelivery: { readonly input: Input<T.GetWebhookDeliveryData>; readonly answer: T.GetWebhookDeliveryResponses[200] };
  /** Send a delivery again. */
  readonly redeliverWebhook: { readonly input: Input<T.RedeliverWebhookData>; readonly answer: T.RedeliverWebhookResponses[202] };
  /** List the partner's own orders. */
  readonly listPartnerOrders: { readonly input: Input<T.ListPartnerOrdersData>; readonly answer: T.ListPartnerOrdersResponses[200] };
  /** Place an order for one of the partner's clients. */
  readonly createPartnerOrder: { readonly input: Input<T.CreatePartnerOrderData>; readonly answer: T.CreatePartnerOrderResponses[201] };
  /** Read one of the partner's own orders. */
  readonly getPartnerOrder: { readonly input: Input<T.GetPartnerOrderData>; readonly answer: T.GetPartnerOrderResponses[200] };
  /** List what happened to the partner's orders. */
  readonly listPartnerEvents: { readonly input: Input<T.ListPartnerEventsData>; readonly answer: T.ListPartnerEventsResponses[200] };
  /** Do to one of the partner's own orders what the shop's people do. */
  readonly playPartnerOrder: { readonly input: Input<T.PlayPartnerOrderData>; readonly answer: T.PlayPartnerOrderResponses[200] };
  /** Read the reports on the rituals of an own order. */
  readonly listPartnerReports: { readonly input: Input<T.ListPartnerReportsData>; readonly answer: T.ListPartnerReportsResponses[200] };
  /** Cancel an own order that is not paid. */
  readonly cancelPartnerOrder: { readonly input: Input<T.CancelPartnerOrderData>; readonly answer: T.CancelPartnerOrderResponses[204] };
  /** Confirm that money has come by hand. */
  readonly confirmPartnerPayment: { readonly input: Input<T.ConfirmPartnerPaymentData>; readonly answer: T.ConfirmPartnerPaymentResponses[200] };
  /** Say that no money has come. */
  readonly declinePartnerPayment: { readonly input: Input<T.DeclinePartnerPaymentData>; readonly answer: T.DeclinePartnerPaymentResponses[200] };
  /** Tell whether this client may use the sandbox. */
  readonly checkSandboxAccess: { readonly input: Input<T.CheckSandboxAccessData>; readonly answer: T.CheckSandboxAccessResponses[204] };
  /** Open the sandbox to a browser. */
  readonly openSandbox: { readonly input: Input<T.OpenSandboxData>; readonly answer: T.OpenSandboxResponses[204] };
  /** Get a key of a partner to try with. */
  readonly makeSandboxKey: { readonly input: Input<T.MakeSandboxKeyData>; readonly answer: T.MakeSandboxKeyResponses[201] };
  /** Read what came to an inbox for webhooks. */
  readonly listSandboxInbox: { readonly input: Input<T.ListSandboxInboxData>; readonly answer: T.ListSandboxInboxResponses[200] };
  /** Receive a webhook. */
  readonly fillSandboxInbox: { readonly input: Input<T.FillSandboxInboxData>; readonly answer: T.FillSandboxInboxResponses[204] };
  /** List the mails and SMS that the shop sent. */
  readonly listSandboxMessages: { readonly input: Input<T.ListSandboxMessagesData>; readonly answer: T.ListSandboxMessagesResponses[200] };
  /** List a sample of each letter to customers and people of the shop. */
  readonly listSandboxLetters: { readonly input: Input<T.ListSandboxLettersData>; readonly answer: T.ListSandboxLettersResponses[200] };
  /** Read the sample of a letter as HTML. */
  readonly getSandboxLetter: { readonly input: Input<T.GetSandboxLetterData>; readonly answer: T.GetSandboxLetterResponses[200] };
  /** Let a coin transfer arrive. */
  readonly createSandboxTransfer: { readonly input: Input<T.CreateSandboxTransferData>; readonly answer: T.CreateSandboxTransferResponses[201] };
  /** Let the card gateway report an order as paid. */
  readonly paySandboxCard: { readonly input: Input<T.PaySandboxCardData>; readonly answer: T.PaySandboxCardResponses[200] };
  /** Ask whether the process is alive. */
  readonly getLiveness: { readonly input: Input<T.GetLivenessData>; readonly answer: T.GetLivenessResponses[200] };
  /** Ask whether this instance can take traffic. */
  readonly getReadiness: { readonly input: Input<T.GetReadinessData>; readonly answer: T.GetReadinessResponses[200] };
}

export type OperationName = keyof Operations;

/** Method and path of each operation; `idempotent` when it takes an idempotency key, `bearer` when it takes the key of a partner. */
export const OPERATIONS: Readonly<Record<OperationName, string>> = {
  listServices: 'GET /api/services bearer',
  getService: 'GET /api/services/{id} bearer',
  listArticlesCatalog: 'GET /api/articles-catalog bearer',
  searchCatalogue: 'GET /api/search bearer',
  getArticle: 'GET /api/articles/{id} bearer',
  getDocument: 'GET /api/documents/{id} bearer',
  getPanchanga: 'GET /api/panchanga bearer',
  listPanchangaDays: 'GET /api/panchanga/days bearer',
  findBirthStar: 'POST /api/birth-star bearer',
  listMuhurtas: 'GET /api/services/{id}/muhurtas bearer',
  listClosedDays: 'GET /api/closed-days bearer',
  listFullDays: 'GET /api/full-days bearer',
  getPlanCalendar: 'GET /api/ritual-plans/calendar.ics',
  lookAtInvitation: 'POST /api/invitations/look',
  acceptInvitation: 'POST /api/invitations/accept',
  declineInvitation: 'POST /api/invitations/decline',
  requestConsultation: 'POST /api/consultations',
  quoteCart: 'POST /api/cart/quote bearer',
  createOrder: 'POST /api/orders idempotent',
  getOrder: 'GET /api/orders/{id}',
  getReceipt: 'GET /api/orders/{id}/receipt',
  getReceiptPdf: 'GET /api/orders/{id}/receipt.pdf',
  getCertificate: 'GET /api/certificates/{code}',
  readCertificateNames: 'POST /api/certificates/{code}/names',
  getCertificatePdf: 'GET /api/certificates/{code}/certificate.pdf',
  getOrderPicture: 'GET /api/orders/{id}/pictures/{picture}/{size}',
  setOrderContact: 'PUT /api/orders/{id}/contact',
  reportManualPayment: 'POST /api/orders/{id}/manual-payment',
  askForRefund: 'POST /api/orders/{id}/refund-request',
  sendRefundLink: 'POST /api/orders/{id}/refund-link',
  viewLinkedRefund: 'POST /api/refunds/look',
  giveRefundAddress: 'POST /api/refunds/address',
  listPaymentMethods: 'GET /api/payment-methods',
  listCoins: 'GET /api/crypto/coins',
  createCryptoPayment: 'POST /api/crypto/payment idempotent',
  getCryptoPaymentStatus: 'GET /api/crypto/payment/{paymentId}/status',
  cancelCryptoPayment: 'POST /api/crypto/payment/{paymentId}/cancel',
  createCardPayment: 'POST /api/card/payment idempotent',
  listWebhooks: 'GET /api/partner/{slug}/webhooks bearer',
  addWebhook: 'POST /api/partner/{slug}/webhooks idempotent bearer',
  getWebhook: 'GET /api/partner/{slug}/webhooks/{id} bearer',
  removeWebhook: 'DELETE /api/partner/{slug}/webhooks/{id} bearer',
  editWebhook: 'PATCH /api/partner/{slug}/webhooks/{id} bearer',
  rotateWebhookSecret: 'POST /api/partner/{slug}/webhooks/{id}/rotate-secret idempotent bearer',
  sendWebhookExample: 'POST /api/partner/{slug}/webhooks/{id}/examples idempotent bearer',
  redeliverFailedWebhooks: 'POST /api/partner/{slug}/webhooks/{id}/redeliver-failed idempotent bearer',
  listWebhookDeliveries: 'GET /api/partner/{slug}/webhooks/{id}/deliveries bearer',
  getWebhookDelivery: 'GET /api/partner/{slug}/webhooks/{id}/deliveries/{delivery} bearer',
  redeliverWebhook: 'POST /api/partner/{slug}/webhooks/{id}/deliveries/{delivery}/redeliver idempotent bearer',
  listPartnerOrders: 'GET /api/partner/{slug}/orders bearer',
  createPartnerOrder: 'POST /api/partner/{slug}/orders idempotent bearer',
  getPartnerOrder: 'GET /api/partner/{slug}/orders/{id} bearer',
  listPartnerEvents: 'GET /api/partner/{slug}/events bearer',
  playPartnerOrder: 'POST /api/partner/{slug}/orders/{id}/sandbox-steps idempotent bearer',
  listPartnerReports: 'GET /api/partner/{slug}/orders/{id}/reports bearer',
  cancelPartnerOrder: 'POST /api/partner/{slug}/orders/{id}/cancellation idempotent bearer',
  confirmPartnerPayment: 'POST /api/partner/{slug}/orders/{id}/confirmation idempotent bearer',
  declinePartnerPayment: 'POST /api/partner/{slug}/orders/{id}/decline idempotent bearer',
  checkSandboxAccess: 'GET /api/sandbox/access',
  openSandbox: 'POST /api/sandbox/access',
  makeSandboxKey: 'POST /api/sandbox/keys',
  listSandboxInbox: 'GET /api/sandbox/inbox/{inbox}',
  fillSandboxInbox: 'POST /api/sandbox/inbox/{inbox}',
  listSandboxMessages: 'GET /api/sandbox/messages',
  listSandboxLetters: 'GET /api/sandbox/letters',
  getSandboxLetter: 'GET /api/sandbox/letters/{kind}/{lang}',
  createSandboxTransfer: 'POST /api/sandbox/crypto/payments/{paymentId}/transfers bearer',
  paySandboxCard: 'POST /api/sandbox/card/payments/{orderId}/pay',
  getLiveness: 'GET /api/health/live',
  getReadiness: 'GET /api/health/ready',
};
