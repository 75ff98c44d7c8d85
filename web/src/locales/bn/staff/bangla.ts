import { codedMessage } from '@nargisus/domain/messages';
import { makeTranslator } from '../make-translator.ts';
import { shopBangla } from '../shop-bangla.ts';
import { adminAudit } from './admin-audit.ts';
import { adminBulkEdit } from './admin-bulk-edit.ts';
import { adminCalls } from './admin-calls.ts';
import { adminCollections } from './admin-collections.ts';
import { adminCouriers } from './admin-couriers.ts';
import { adminCustomers } from './admin-customers.ts';
import { adminDelivery } from './admin-delivery.ts';
import { adminHome } from './admin-home.ts';
import { adminImport } from './admin-import.ts';
import { adminOrder } from './admin-order.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminPapers } from './admin-papers.ts';
import { adminPayments } from './admin-payments.ts';
import { adminPhones } from './admin-phones.ts';
import { adminProducts } from './admin-products.ts';
import { adminRangeReports } from './admin-range-reports.ts';
import { adminReports } from './admin-reports.ts';
import { adminReturns } from './admin-returns.ts';
import { adminReviews } from './admin-reviews.ts';
import { adminSettings } from './admin-settings.ts';
import { adminSettlements } from './admin-settlements.ts';
import { adminShared } from './admin-shared.ts';
import { adminSms } from './admin-sms.ts';
import { adminStaff } from './admin-staff.ts';
import { adminStock } from './admin-stock.ts';
import { adminVouchers } from './admin-vouchers.ts';
import { adminWork } from './admin-work.ts';
import { adminZones } from './admin-zones.ts';
import { contradictions } from './contradictions.ts';
import { join } from './join.ts';
import { orderCombine } from './order-combine.ts';
import { orderDiscount } from './order-discount.ts';
import { orderEdit } from './order-edit.ts';
import { orderExchange } from './order-exchange.ts';
import { orderFinding } from './order-finding.ts';
import { orderTaking } from './order-taking.ts';
import { partialDelivery } from './partial-delivery.ts';
import { prepaid } from './prepaid.ts';
import { productPictures } from './product-pictures.ts';
import { riderCash } from './rider-cash.ts';
import { stages } from './stages.ts';
import { messages } from './messages.ts';

/** All strings in Bangla, by namespace. Pages of staff fetch it. */
export const bangla = {
  ...shopBangla,
  adminAudit,
  adminBulkEdit,
  adminCalls,
  adminCollections,
  adminCouriers,
  adminCustomers,
  adminDelivery,
  adminHome,
  adminImport,
  adminOrder,
  adminOrders,
  adminOverview,
  adminPapers,
  adminPayments,
  adminPhones,
  adminProducts,
  adminRangeReports,
  adminReports,
  adminReturns,
  adminReviews,
  adminSettings,
  adminSettlements,
  adminShared,
  adminSms,
  adminStaff,
  adminStock,
  adminVouchers,
  adminWork,
  adminZones,
  contradictions,
  join,
  orderCombine,
  orderDiscount,
  orderEdit,
  orderExchange,
  orderFinding,
  orderTaking,
  partialDelivery,
  prepaid,
  productPictures,
  riderCash,
  stages,
  translateMessage: makeTranslator(messages, codedMessage),
};
