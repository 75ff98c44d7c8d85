import { accountCalls } from './calls/account-calls.ts';
import { addressCalls } from './calls/address-calls.ts';
import { adCalls } from './calls/ad-calls.ts';
import { cartCalls } from './calls/cart-calls.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { catalogueIndexCalls } from './calls/catalogue-index-calls.ts';
import { collectionCalls } from './calls/collection-calls.ts';
import { courierCalls } from './calls/courier-calls.ts';
import { deliveryCalls } from './calls/delivery-calls.ts';
import { findingCalls } from './calls/finding-calls.ts';
import { homeCalls } from './calls/home-calls.ts';
import { operationCalls } from './calls/operation-calls.ts';
import { manualPaymentCalls } from './calls/manual-payment-calls.ts';
import { orderContentsCalls } from './calls/order-contents-calls.ts';
import { orderCalls } from './calls/order-calls.ts';
import { staffOrderCalls } from './calls/staff-order-calls.ts';
import { paperCalls } from './calls/paper-calls.ts';
import { personCalls } from './calls/person-calls.ts';
import { paymentCalls } from './calls/payment-calls.ts';
import { phoneCalls } from './calls/phone-calls.ts';
import { policyCalls } from './calls/policy-calls.ts';
import { productCalls } from './calls/product-calls.ts';
import { publicSettingsCalls } from './calls/public-settings-calls.ts';
import { reportCalls } from './calls/report-calls.ts';
import { searchCalls } from './calls/search-calls.ts';
import { riderCashCalls } from './calls/rider-cash-calls.ts';
import { settlementCalls } from './calls/settlement-calls.ts';
import { settingsCalls } from './calls/settings-calls.ts';
import { returnCalls } from './calls/return-calls.ts';
import { deskCalls } from './calls/desk-calls.ts';
import { reviewCalls } from './calls/review-calls.ts';
import { deliverySettingsCalls } from './calls/delivery-settings-calls.ts';
import { sizeChartCalls } from './calls/size-chart-calls.ts';
import { staffCalls } from './calls/staff-calls.ts';
import { staffCollectionCalls } from './calls/staff-collection-calls.ts';
import { trackingCalls } from './calls/tracking-calls.ts';
import { staffVoucherCalls } from './calls/staff-voucher-calls.ts';
import { voucherCalls } from './calls/voucher-calls.ts';
import { stockAlertCalls } from './calls/stock-alert-calls.ts';
import { stockCalls } from './calls/stock-calls.ts';

/**
 * The calls of docs/reference/specification.md 7: method, path, access, and the schemas of requests and answers. A
 * screen imports the calls of its topic, so that it does not load the schemas of others.
 */
export const calls = {
  ...catalogueCalls,
  ...catalogueIndexCalls,
  ...searchCalls,
  ...collectionCalls,
  ...staffCollectionCalls,
  ...productCalls,
  ...cartCalls,
  ...accountCalls,
  ...personCalls,
  ...addressCalls,
  ...staffCalls,
  ...orderCalls,
  ...staffOrderCalls,
  ...orderContentsCalls,
  ...paperCalls,
  ...trackingCalls,
  ...deliveryCalls,
  ...paymentCalls,
  ...adCalls,
  ...manualPaymentCalls,
  ...reportCalls,
  ...publicSettingsCalls,
  ...settingsCalls,
  ...policyCalls,
  ...sizeChartCalls,
  ...deliverySettingsCalls,
  ...homeCalls,
  ...reviewCalls,
  ...deskCalls,
  ...phoneCalls,
  ...findingCalls,
  ...courierCalls,
  ...settlementCalls,
  ...riderCashCalls,
  ...returnCalls,
  ...voucherCalls,
  ...staffVoucherCalls,
  ...stockCalls,
  ...stockAlertCalls,
  ...operationCalls,
};
