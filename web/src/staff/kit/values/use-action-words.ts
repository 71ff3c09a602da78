import type { components } from '#contract';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';

/** Areas of actions, by what stands before the dot. */
const AREAS: Readonly<Record<string, MessageKey>> = {
  order: 'staff.orders',
  client: 'staff.client',
  consultation: 'staff.consultations',
  money: 'staff.money',
  ritual: 'audit.areaRitual',
  report: 'staff.reports',
  partner: 'staff.partners',
  picture: 'staff.pictures',
  article: 'frame.articles',
  legal: 'staff.legalTexts',
  service: 'audit.areaService',
  staff: 'staff.sectionMembers',
  settings: 'staff.settings',
};

/** Words of actions; an action without a word here is shown by its area and its own name. */
const ACTIONS: Readonly<Record<string, MessageKey>> = {
  'article.begun': 'audit.articleBegun',
  'article.saved': 'audit.articleSaved',
  'legal.saved': 'audit.legalSaved',
  'legal.published': 'audit.legalPublished',
  'legal.restored': 'audit.legalRestored',
  'article.published': 'audit.articlePublished',
  'article.unpublished': 'audit.articleUnpublished',
  'article.restored': 'audit.articleRestored',
  'service.saved': 'audit.serviceSaved',
  'service.published': 'audit.servicePublished',
  'service.restored': 'audit.serviceRestored',
  'money.refund_confirmed': 'audit.refundConfirmed',
  'money.refund_declined': 'audit.refundDeclined',
  'money.refund_gateway_asked': 'audit.refundGatewayAsked',
  'money.refund_gateway_refused': 'audit.refundGatewayRefused',
  'money.refund_link_sent': 'audit.refundLinkSent',
  'money.refund_rejected': 'audit.refundRejected',
  'money.refund_requested': 'audit.refundRequested',
  'money.refund_sent': 'audit.refundSent',
  'money.review_settled': 'audit.reviewSettled',
  'order.postponed': 'audit.orderPostponed',
  'order.changed': 'audit.orderChanged',
  'order.cancelled': 'staffMoney.orderCancelled',
  'order.exported': 'audit.orderExported',
  'order.letter_sent': 'audit.orderLetterSent',
  'order.note_added': 'audit.orderNoteAdded',
  'order.partner_set': 'audit.orderPartnerSet',
  'order.payment_confirmed': 'audit.paymentConfirmed',
  'order.payment_declined': 'audit.paymentDeclined',
  'order.payment_proposed': 'audit.paymentProposed',
  'order.payment_taken_back': 'audit.paymentTakenBack',
  'order.payment_withdrawn': 'audit.paymentWithdrawn',
  'order.placed_for_client': 'audit.orderPlaced',
  'client.created': 'audit.clientCreated',
  'client.changed': 'audit.clientChanged',
  'client.exported': 'audit.clientExported',
  'client.list_exported': 'audit.clientsExported',
  'client.erased': 'audit.clientErased',
  'consultation.answer_sent': 'audit.consultationAnswerSent',
  'consultation.answered': 'audit.consultationAnswered',
  'consultation.noted': 'audit.consultationNoted',
  'consultation.opened_again': 'audit.consultationOpened',
  'settings.day_capacity_changed': 'audit.dayCapacityChanged',
  'settings.closed_days_changed': 'audit.closedDaysChanged',
  'settings.seller_changed': 'audit.sellerChanged',
  'partner.added': 'audit.partnerAdded',
  'partner.changed': 'audit.partnerChanged',
  'partner.key_made': 'audit.partnerKeyMade',
  'partner.key_rotated': 'audit.partnerKeyRotated',
  'partner.key_revoked': 'audit.partnerKeyRevoked',
  'partner.webhook_added': 'audit.webhookAdded',
  'partner.webhook_changed': 'audit.webhookChanged',
  'partner.webhook_secret_rotated': 'audit.webhookSecret',
  'partner.webhook_removed': 'audit.webhookRemoved',
  'report.saved': 'audit.reportSaved',
  'report.sent': 'audit.reportSent',
  'report.corrected': 'audit.reportCorrected',
  'ritual.begun': 'audit.ritualBegun',
  'ritual.begin_undone': 'audit.ritualBeginUndone',
  'ritual.performed': 'audit.ritualPerformed',
  'ritual.performed_undone': 'audit.ritualPerformedUndone',
  'ritual.prepared': 'audit.ritualPrepared',
  'ritual.prepared_undone': 'audit.ritualPreparedUndone',
  'ritual.day_ticked': 'audit.dayTicked',
  'ritual.day_unticked': 'audit.dayUnticked',
  'ritual.name_read': 'audit.nameRead',
  'staff.suspended': 'audit.memberSuspended',
  'staff.restored': 'audit.memberRestored',
  'order.postponement_agreed': 'audit.postponementAgreed',
  'order.postponement_declined': 'audit.postponementDeclined',
  'order.payment_agreed_alone': 'audit.agreedAlone',
  'order.evidence_added': 'audit.evidenceAdded',
  'picture.uploaded': 'audit.pictureUploaded',
  'picture.described': 'audit.pictureDescribed',
  'picture.deleted': 'audit.pictureDeleted',
  'staff.administrator_made': 'audit.administratorMade',
  'staff.factor_added': 'audit.factorAdded',
  'staff.email_changed': 'audit.memberEmail',
  'staff.factor_removed': 'audit.factorRemoved',
  'staff.factors_reset': 'audit.factorsReset',
  'staff.invited': 'audit.invited',
  'staff.letters_chosen': 'audit.lettersChosen',
  'staff.push_added': 'audit.pushAdded',
  'staff.push_removed': 'audit.pushRemoved',
  'staff.recovery_code_used': 'audit.recoveryCodeUsed',
  'staff.recovery_codes_renewed': 'audit.recoveryCodesRenewed',
  'staff.role_changed': 'audit.roleChanged',
  'staff.sessions_ended': 'audit.sessionsEnded',
  'staff.view_saved': 'audit.viewSaved',
  'staff.view_renamed': 'audit.viewRenamed',
  'staff.view_deleted': 'audit.viewDeleted',
};

export type StaffRole = components['schemas']['StaffRole'];

const ROLES: Record<StaffRole, MessageKey> = {
  administrator: 'staff.roleAdministrator',
  operator: 'staff.roleOperator',
  editor: 'staff.roleEditor',
  priest: 'staff.rolePriest',
  partner: 'staff.rolePartner',
};

/** Actions, their areas and the roles in words. */
export function useActionWords() {
  const { t } = useI18n();
  return {
    areas: Object.entries(AREAS).map(([value, key]) => ({ value, text: t(key) })),
    roleOf: (role: StaffRole) => (ROLES[role] ? t(ROLES[role]) : role),
    wordOf: (action: string) => {
      const key = ACTIONS[action];
      const [area = '', verb = ''] = action.split('.');
      const areaKey = AREAS[area];
      return key ? t(key) : areaKey ? `${t(areaKey)}: ${verb.replaceAll('_', ' ')}` : action;
    },
  };
}
