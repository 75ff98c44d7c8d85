import { rightsMessages } from '../accounts/rights-messages.ts';
import { adsMessages } from '../ads/ads-messages.ts';
import { productRowMessages } from '../catalogue/product-row-messages.ts';
import { sizeMessages } from '../catalogue/size-messages.ts';
import { smsMessages } from '../sms/sms-messages.ts';
import { courierMessages } from '../couriers/courier-messages.ts';
import { findingMessages } from '../desk/finding-messages.ts';
import { collectionMessages } from '../collections/collection-messages.ts';
import { reportRequestMessages } from '../contract/request-messages.ts';
import { staffErrorMessages, staffSuccessMessages } from '../contract/server-messages.ts';
import { staffNoteMessages } from '../orders/staff-note-messages.ts';
import { productCsvMessages } from '../product-csv/product-csv-messages.ts';
import { refundMessages } from '../contract/refund-messages.ts';
import { callMessages } from '../desk/call-messages.ts';
import { discountMessages } from '../orders/discount-messages.ts';
import { invoiceMessages } from '../invoices/invoice-messages.ts';
import { paperMessages } from '../papers/paper-messages.ts';
import { deliverySettingsMessages } from '../delivery/delivery-settings-messages.ts';
import { homeMessages } from '../home/home-messages.ts';
import { rangeMessages } from '../reports/range/range-messages.ts';
import { settlementMessages } from '../settlements/settlement-messages.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { staffVoucherMessages } from '../vouchers/staff-voucher-messages.ts';
import {
  deliveryMessages,
  orderMessages,
  productMessages,
  reportMessages,
  userMessages,
} from './action-messages.ts';

/** The messages that only staff read, on pages of staff, by namespace. Customers' browsers do not load their translations. */
export const STAFF_MESSAGES = {
  rights: rightsMessages,
  productCsv: productCsvMessages,
  productRow: productRowMessages,
  size: sizeMessages,
  staffVoucher: staffVoucherMessages,
  reportRequest: reportRequestMessages,
  settings: settingsMessages,
  ads: adsMessages,
  deliverySettings: deliverySettingsMessages,
  home: homeMessages,
  staffError: staffErrorMessages,
  refund: refundMessages,
  staffSuccess: staffSuccessMessages,
  staffNote: staffNoteMessages,
  discount: discountMessages,
  call: callMessages,
  finding: findingMessages,
  courier: courierMessages,
  paper: paperMessages,
  invoice: invoiceMessages,
  settlement: settlementMessages,
  sms: smsMessages,
  collection: collectionMessages,
  productAction: productMessages,
  userAction: userMessages,
  orderAction: orderMessages,
  deliveryAction: deliveryMessages,
  reportAction: reportMessages,
  rangeReport: rangeMessages,
} as const;
