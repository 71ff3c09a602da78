/** Loads pages that few visitors open in two steps, so that the names of their files weigh on no first visit of the shop. */
export const loadBench = () => import('./sandbox/bench-page.tsx');
export const loadDebug = () => import('./sandbox/debug-page.tsx');
export const loadInvitation = () => import('./account/invitation/invitation-page.tsx');
export const loadReceipt = () => import('./storefront/order/receipt-page.tsx');
export const loadRefund = () => import('./storefront/refund/refund-page.tsx');
export const loadSankalpa = () => import('./account/sankalpa/sankalpa-page.tsx');
export const loadVerify = () => import('./storefront/verify/verify-page.tsx');
