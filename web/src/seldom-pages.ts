/** Pages with which a visit seldom begins. This file is loaded before them, so that the names of their files weigh on no first visit. */
export const loadAccount = () => import('./account/account-page.tsx');
export const loadBench = () => import('./sandbox/bench-page.tsx');
export const loadDebug = () => import('./sandbox/debug-page.tsx');
export const loadInvitation = () => import('./account/invitation/invitation-page.tsx');
export const loadOrder = () => import('./storefront/order/order-page.tsx');
export const loadOrderPayment = () => import('./storefront/order/order-payment-page.tsx');
export const loadReceipt = () => import('./storefront/order/receipt-page.tsx');
export const loadRefund = () => import('./storefront/refund/refund-page.tsx');
export const loadSankalpa = () => import('./account/sankalpa/sankalpa-page.tsx');
export const loadVerify = () => import('./storefront/verify/verify-page.tsx');
