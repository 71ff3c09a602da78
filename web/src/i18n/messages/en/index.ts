import account from './account.ts';
import almanac from './almanac.ts';
import articles from './articles.ts';
import calendar from './calendar.ts';
import cart from './cart.ts';
import consent from './consent.ts';
import consultation from './consultation.ts';
import days from './days.ts';
import first from './first.ts';
import order from './order.ts';
import payment from './payment.ts';
import people from './people.ts';
import reading from './reading.ts';
import sandbox from './sandbox.ts';
import sankalpa from './sankalpa.ts';
import staff from './staff.ts';
import staffAccess from './staff-access.ts';
import staffAudit from './staff-audit.ts';
import staffAuditFields from './staff-audit-fields.ts';
import staffClients from './staff-clients.ts';
import staffConsultations from './staff-consultations.ts';
import staffContent from './staff-content.ts';
import staffDesk from './staff-desk.ts';
import staffKeys from './staff-keys.ts';
import staffMembers from './staff-members.ts';
import staffMoney from './staff-money.ts';
import staffNewOrder from './staff-new-order.ts';
import staffOrders from './staff-orders.ts';
import staffOverview from './staff-overview.ts';
import staffPartner from './staff-partner.ts';
import staffPartners from './staff-partners.ts';
import staffRefunds from './staff-refunds.ts';
import staffReports from './staff-reports.ts';
import staffSettings from './staff-settings.ts';
import staffWebhooks from './staff-webhooks.ts';
import verify from './verify.ts';

export default {
  ...first,
  ...account,
  ...almanac,
  ...articles,
  ...calendar,
  ...cart,
  ...payment,
  ...people,
  ...order,
  ...reading,
  ...consent,
  ...consultation,
  ...days,
  ...sandbox,
  ...sankalpa,
  ...verify,
  ...staff,
  ...staffClients,
  ...staffConsultations,
  ...staffContent,
  ...staffAccess,
  ...staffMembers,
  ...staffPartner,
  ...staffPartners,
  ...staffKeys,
  ...staffWebhooks,
  ...staffSettings,
  ...staffDesk,
  ...staffReports,
  ...staffAudit,
  ...staffAuditFields,
  ...staffOverview,
  ...staffMoney,
  ...staffRefunds,
  ...staffOrders,
  ...staffNewOrder,
};
