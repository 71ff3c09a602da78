import type { Queries } from '../tables/entities.ts';
import { Purchase } from './001-purchase.ts';
import { Reading } from './002-reading.ts';
import { CustomersAuth } from './003-customers-auth.ts';
import { CustomersData } from './004-customers-data.ts';
import { MoneyFacts } from './005-money-facts.ts';
import { PhoneCustomers } from './006-phone-customers.ts';
import { Consultations } from './007-consultations.ts';
import { MessageLinks } from './008-message-links.ts';
import { OrderPartner } from './009-order-partner.ts';
import { PaymentWatch } from './010-payment-watch.ts';
import { OrderBrowser } from './011-order-browser.ts';
import { Search } from './012-search.ts';
import { OneLivePayment } from './013-one-live-payment.ts';
import { Pages } from './014-pages.ts';
import { KnownBrowsers } from './015-known-browsers.ts';
import { GatewayNotices } from './016-gateway-notices.ts';
import { LedgerChain } from './017-ledger-chain.ts';
import { Receipts } from './018-receipts.ts';
import { Jobs } from './019-jobs.ts';
import { Enough } from './020-enough.ts';
import { SandboxCardRefunds } from './021-sandbox-card-refunds.ts';
import { CardSessions } from './022-card-sessions.ts';
import { Figures } from './023-figures.ts';
import { Desk } from './024-desk.ts';
import { TransactionIds } from './025-transaction-ids.ts';
import { CardMoneyReadings } from './026-card-money.ts';
import { AskedRefunds } from './027-asked-refunds.ts';
import { Staff } from './028-staff.ts';
import { Pictures } from './029-pictures.ts';
import { SecondFactors } from './030-second-factors.ts';
import { Partners } from './031-partners.ts';
import { Reports } from './032-reports.ts';
import { ConsultationNotes } from './033-consultation-notes.ts';
import { HandConfirmations } from './034-hand-confirmations.ts';
import { Clients } from './035-clients.ts';
import { Performing } from './036-performing.ts';
import { ReadActions } from './037-read-actions.ts';
import { Overview } from './038-overview.ts';
import { Office } from './039-office.ts';
import { Content } from './040-content.ts';
import { Planned } from './041-planned.ts';
import { DeskMarks } from './042-desk-marks.ts';
import { OffSale } from './043-off-sale.ts';
import { UndoRituals } from './044-undo-rituals.ts';
import { StaffNews } from './045-staff-news.ts';
import { OpenRefunds } from './046-open-refunds.ts';
import { ContentPictures } from './047-content-pictures.ts';
import { PostponementAsks } from './048-postponement-asks.ts';
import { ApiKeys } from './049-api-keys.ts';
import { Settings } from './050-settings.ts';
import { SecondPersons } from './051-second-persons.ts';
import { PushDevices } from './052-push-devices.ts';
import { EvidenceFiles } from './053-evidence.ts';
import { AgreedAlone } from './054-agreed-alone.ts';
import { ChangedOrders } from './055-changed-orders.ts';
import { Seller } from './056-seller.ts';
import { Webhooks } from './057-webhooks.ts';
import { SandboxInbox } from './058-sandbox-inbox.ts';
import { BegunOrders } from './059-begun-orders.ts';
import { CardAlarms } from './060-card-alarms.ts';
import { UnreadLines } from './061-unread-lines.ts';
import { AskingAgain } from './064-asking-again.ts';
import { ExchangedKeys } from './068-exchanged-keys.ts';
import { DatesOfPlans } from './070-dates-of-plans.ts';
import { LeavingAccounts } from './071-leaving-accounts.ts';
import { CalendarsOfLetters } from './072-calendars-of-letters.ts';
import { OneItemEach } from './074-one-item-each.ts';
import { ClientReferences } from './075-client-references.ts';
import { SecretAnswers } from './076-secret-answers.ts';
import { MoneyMovements } from './080-money-movements.ts';
import { OtherCoins } from './081-other-coins.ts';
import { OvertakenWishes } from './082-overtaken-wishes.ts';
import { ValidChannels } from './083-valid-channels.ts';

/** The migrations that made the tables before the baseline, in the order in which they run. */
export const HISTORY = [
  Purchase,
  Reading,
  CustomersAuth,
  CustomersData,
  MoneyFacts,
  PhoneCustomers,
  Consultations,
  MessageLinks,
  OrderPartner,
  PaymentWatch,
  OrderBrowser,
  Search,
  OneLivePayment,
  Pages,
  KnownBrowsers,
  GatewayNotices,
  LedgerChain,
  Receipts,
  Jobs,
  Enough,
  SandboxCardRefunds,
  CardSessions,
  Figures,
  Desk,
  TransactionIds,
  CardMoneyReadings,
  AskedRefunds,
  Staff,
  Pictures,
  SecondFactors,
  Partners,
  Reports,
  ConsultationNotes,
  HandConfirmations,
  Clients,
  Performing,
  ReadActions,
  Overview,
  Office,
  Content,
  Planned,
  DeskMarks,
  OffSale,
  UndoRituals,
  StaffNews,
  OpenRefunds,
  ContentPictures,
  PostponementAsks,
  ApiKeys,
  Settings,
  SecondPersons,
  PushDevices,
  EvidenceFiles,
  AgreedAlone,
  ChangedOrders,
  Seller,
  Webhooks,
  SandboxInbox,
  BegunOrders,
  CardAlarms,
  UnreadLines,
  AskingAgain,
  ExchangedKeys,
  DatesOfPlans,
  LeavingAccounts,
  CalendarsOfLetters,
  OneItemEach,
  ClientReferences,
  SecretAnswers,
  MoneyMovements,
  OtherCoins,
  OvertakenWishes,
  ValidChannels,
].map((Each) => ({ name: new Each().name, run: (queries: Queries) => new Each().run(queries) }));
