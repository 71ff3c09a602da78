import { Purchase } from './migrations/001-purchase.ts';
import { Reading } from './migrations/002-reading.ts';
import { CustomersAuth } from './migrations/003-customers-auth.ts';
import { CustomersData } from './migrations/004-customers-data.ts';
import { MoneyFacts } from './migrations/005-money-facts.ts';
import { PhoneCustomers } from './migrations/006-phone-customers.ts';
import { Consultations } from './migrations/007-consultations.ts';
import { MessageLinks } from './migrations/008-message-links.ts';
import { OrderPartner } from './migrations/009-order-partner.ts';
import { PaymentWatch } from './migrations/010-payment-watch.ts';
import { OrderBrowser } from './migrations/011-order-browser.ts';
import { Search } from './migrations/012-search.ts';
import { OneLivePayment } from './migrations/013-one-live-payment.ts';
import { Pages } from './migrations/014-pages.ts';
import { KnownBrowsers } from './migrations/015-known-browsers.ts';
import { GatewayNotices } from './migrations/016-gateway-notices.ts';
import { LedgerChain } from './migrations/017-ledger-chain.ts';
import { Receipts } from './migrations/018-receipts.ts';
import { Jobs } from './migrations/019-jobs.ts';
import { Enough } from './migrations/020-enough.ts';
import { SandboxCardRefunds } from './migrations/021-sandbox-card-refunds.ts';
import { CardSessions } from './migrations/022-card-sessions.ts';
import { Figures } from './migrations/023-figures.ts';
import { Desk } from './migrations/024-desk.ts';
import { TransactionIds } from './migrations/025-transaction-ids.ts';
import { CardMoneyReadings } from './migrations/026-card-money.ts';
import { AskedRefunds } from './migrations/027-asked-refunds.ts';
import { Staff } from './migrations/028-staff.ts';
import { Pictures } from './migrations/029-pictures.ts';
import { SecondFactors } from './migrations/030-second-factors.ts';
import { Partners } from './migrations/031-partners.ts';
import { Reports } from './migrations/032-reports.ts';
import { ConsultationNotes } from './migrations/033-consultation-notes.ts';
import { HandConfirmations } from './migrations/034-hand-confirmations.ts';
import { Clients } from './migrations/035-clients.ts';
import { Performing } from './migrations/036-performing.ts';
import { ReadActions } from './migrations/037-read-actions.ts';
import { Overview } from './migrations/038-overview.ts';
import { Office } from './migrations/039-office.ts';
import { Content } from './migrations/040-content.ts';
import { Planned } from './migrations/041-planned.ts';
import { DeskMarks } from './migrations/042-desk-marks.ts';
import { OffSale } from './migrations/043-off-sale.ts';
import { UndoRituals } from './migrations/044-undo-rituals.ts';
import { StaffNews } from './migrations/045-staff-news.ts';
import { OpenRefunds } from './migrations/046-open-refunds.ts';
import { ContentPictures } from './migrations/047-content-pictures.ts';
import { PostponementAsks } from './migrations/048-postponement-asks.ts';
import { ApiKeys } from './migrations/049-api-keys.ts';
import { Settings } from './migrations/050-settings.ts';
import { SecondPersons } from './migrations/051-second-persons.ts';
import { PushDevices } from './migrations/052-push-devices.ts';
import { EvidenceFiles } from './migrations/053-evidence.ts';
import { AgreedAlone } from './migrations/054-agreed-alone.ts';
import { ChangedOrders } from './migrations/055-changed-orders.ts';
import { Seller } from './migrations/056-seller.ts';
import { Webhooks } from './migrations/057-webhooks.ts';
import { SandboxInbox } from './migrations/058-sandbox-inbox.ts';
import { BegunOrders } from './migrations/059-begun-orders.ts';
import { CardAlarms } from './migrations/060-card-alarms.ts';
import { UnreadLines } from './migrations/061-unread-lines.ts';
import { AskingAgain } from './migrations/064-asking-again.ts';
import { ExchangedKeys } from './migrations/068-exchanged-keys.ts';
import { DatesOfPlans } from './migrations/070-dates-of-plans.ts';
import { LeavingAccounts } from './migrations/071-leaving-accounts.ts';
import { CalendarsOfLetters } from './migrations/072-calendars-of-letters.ts';
import { OneItemEach } from './migrations/074-one-item-each.ts';
import { ClientReferences } from './migrations/075-client-references.ts';
import { SecretAnswers } from './migrations/076-secret-answers.ts';
import { MoneyMovements } from './migrations/080-money-movements.ts';
import { OtherCoins } from './migrations/081-other-coins.ts';
import { OvertakenWishes } from './migrations/082-overtaken-wishes.ts';

/** All migrations, in the order in which they run. */
export const MIGRATIONS = [
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
];
