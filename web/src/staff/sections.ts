import {
  BookOpenText,
  Cable,
  Camera,
  ChartColumn,
  CircleAlert,
  ContactRound,
  Flame,
  HandCoins,
  Handshake,
  History,
  KeyRound,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  Settings,
  UsersRound,
  Webhook,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/i18n.tsx';
import type { LateArea } from '../i18n/messages/areas.ts';
import type { WaitingThing } from './kit/page/waiting.tsx';

export interface Section {
  /** The part of its addresses that follows the panel's: `orders` stands at `/admin-panel/orders`. */
  readonly path: string;
  /** Its name in the menu: a message that the panel has before any section is loaded. */
  readonly title: MessageKey;
  /** Only people with this permission see the section and can open it. */
  readonly permission: string;
  readonly icon: LucideIcon;
  /** The letter of the key that opens it when it is pressed after G: `O`. */
  readonly letter: string;
  /** The areas of messages that its pages need. */
  readonly words: readonly LateArea[];
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The things in it that wait for people; their count stands beside its name. */
  readonly waits?: readonly WaitingThing[];
  /** Pages of it that people look for by a name other than the section's. */
  readonly pages?: readonly NamedPage[];
}

/** A page of the panel that the palette of commands finds by its name. */
interface NamedPage {
  /** Within the panel: `/settings/seller`. */
  readonly place: string;
  /** A message like that of a section's name. */
  readonly title: MessageKey;
}

/** All sections, in the order of the menu. The panel opens with the first that the person may open; a phone shows the first four of those. */
export const SECTIONS: readonly Section[] = [
  {
    path: 'overview',
    title: 'staff.overview',
    permission: 'overview.read',
    icon: ChartColumn,
    letter: 'H',
    words: ['staff-overview'],
    load: () => import('./overview/overview-page.tsx'),
  },
  {
    path: 'orders',
    title: 'common.orders',
    permission: 'orders.read',
    waits: ['orders', 'wishes'],
    icon: ReceiptText,
    letter: 'O',
    words: ['staff-orders', 'staff-money', 'staff-refunds', 'staff-new-order', 'staff-hand-money', 'staff-audit', 'order'],
    load: () => import('./orders/orders-page.tsx'),
  },
  {
    path: 'money',
    title: 'staff.money',
    permission: 'money.read',
    waits: ['reviews', 'refundAsks', 'refunds'],
    icon: CircleAlert,
    letter: 'M',
    words: ['staff-money', 'staff-refunds', 'staff-orders', 'staff-access'],
    load: () => import('./money/money-page.tsx'),
    pages: [{ place: '/money/refunds', title: 'staff.refunds' }],
  },
  {
    path: 'clients',
    title: 'staff.clients',
    permission: 'clients.read',
    icon: ContactRound,
    letter: 'U',
    words: ['staff-clients'],
    load: () => import('./clients/clients-page.tsx'),
  },
  {
    path: 'desk',
    title: 'staff.desk',
    permission: 'rituals.perform',
    icon: Flame,
    letter: 'D',
    words: ['staff-desk', 'sankalpa'],
    load: () => import('./desk/desk-page.tsx'),
    pages: [
      { place: '/desk/week', title: 'staff.week' },
      { place: '/desk/undated', title: 'staff.undated' },
    ],
  },
  {
    path: 'reports',
    title: 'staff.reports',
    permission: 'rituals.perform',
    waits: ['reports'],
    icon: Camera,
    letter: 'R',
    words: ['staff-reports', 'order'],
    load: () => import('./reports/reports-page.tsx'),
  },
  {
    path: 'consultations',
    title: 'staff.consultations',
    permission: 'consultations.handle',
    waits: ['consultations'],
    icon: MessageCircle,
    letter: 'C',
    words: ['staff-consultations'],
    load: () => import('./consultations/consultations-page.tsx'),
  },
  {
    path: 'content',
    title: 'staff.content',
    permission: 'content.write',
    icon: BookOpenText,
    letter: 'T',
    words: ['staff-content'],
    load: () => import('./content/content-page.tsx'),
    pages: [
      { place: '/content/services', title: 'common.rituals' },
      { place: '/content/legal', title: 'staff.legalTexts' },
      { place: '/content/files', title: 'staff.textFiles' },
    ],
  },
  {
    path: 'staff',
    title: 'staff.sectionMembers',
    permission: 'staff.manage',
    icon: UsersRound,
    letter: 'S',
    words: ['staff-members', 'staff-access'],
    load: () => import('./members/members-page.tsx'),
  },
  {
    path: 'partners',
    title: 'staff.partners',
    permission: 'partners.manage',
    icon: Handshake,
    letter: 'L',
    words: ['staff-partners', 'staff-partner', 'staff-keys', 'staff-webhooks'],
    load: () => import('./partners/partners-page.tsx'),
  },
  {
    path: 'partner',
    title: 'staff.partnerOrders',
    permission: 'partner.read',
    icon: HandCoins,
    letter: 'P',
    words: ['staff-partner', 'staff-hand-money', 'staff-orders', 'order'],
    load: () => import('./partner/partner-page.tsx'),
  },
  {
    path: 'keys',
    title: 'staff.apiKeys',
    permission: 'partner.confirm',
    icon: Cable,
    letter: 'I',
    words: ['staff-keys'],
    load: () => import('./keys/keys-page.tsx'),
  },
  {
    path: 'webhooks',
    title: 'staff.webhooks',
    permission: 'partner.confirm',
    icon: Webhook,
    letter: 'W',
    words: ['staff-webhooks'],
    load: () => import('./webhooks/webhooks-page.tsx'),
  },
  {
    path: 'settings',
    title: 'staff.settings',
    permission: 'settings.write',
    icon: Settings,
    letter: 'E',
    words: ['staff-settings', 'staff-access'],
    load: () => import('./settings/settings-page.tsx'),
    pages: [
      { place: '/settings', title: 'staff.closedDays' },
      { place: '/settings/fire', title: 'staff.fire' },
      { place: '/settings/seller', title: 'frame.seller' },
    ],
  },
  {
    path: 'access',
    title: 'staff.sectionAccess',
    permission: 'panel.enter',
    icon: KeyRound,
    letter: 'K',
    words: ['staff-access'],
    load: () => import('./sign-in/access-page.tsx'),
  },
  {
    path: 'audit',
    title: 'staff.audit',
    permission: 'audit.read',
    icon: History,
    letter: 'J',
    words: [
      'staff-audit',
      'staff-audit-fields',
      'staff-money',
      'staff-clients',
      'staff-orders',
      'staff-access',
      'staff-keys',
      'staff-webhooks',
    ],
    load: () => import('./audit/audit-page.tsx'),
  },
];
