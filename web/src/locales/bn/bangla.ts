import { about } from './about.ts';
import { accountMenu } from './account-menu.ts';
import { adminAudit } from './admin-audit.ts';
import { adminCollections } from './admin-collections.ts';
import { adminCustomers } from './admin-customers.ts';
import { adminDelivery } from './admin-delivery.ts';
import { adminHome } from './admin-home.ts';
import { adminOrder } from './admin-order.ts';
import { adminOrders } from './admin-orders.ts';
import { adminPapers } from './admin-papers.ts';
import { adminPhones } from './admin-phones.ts';
import { adminPayments } from './admin-payments.ts';
import { adminOverview } from './admin-overview.ts';
import { adminProducts } from './admin-products.ts';
import { adminReports } from './admin-reports.ts';
import { adminSettings } from './admin-settings.ts';
import { adminBulkEdit } from './admin-bulk-edit.ts';
import { adminImport } from './admin-import.ts';
import { adminStock } from './admin-stock.ts';
import { adminCalls } from './admin-calls.ts';
import { adminCouriers } from './admin-couriers.ts';
import { adminRangeReports } from './admin-range-reports.ts';
import { adminSettlements } from './admin-settlements.ts';
import { adminSms } from './admin-sms.ts';
import { orderDiscount } from './order-discount.ts';
import { contradictions } from './contradictions.ts';
import { riderCash } from './rider-cash.ts';
import { orderCombine } from './order-combine.ts';
import { orderEdit } from './order-edit.ts';
import { orderFinding } from './order-finding.ts';
import { exchangeLinks } from './exchange-links.ts';
import { orderExchange } from './order-exchange.ts';
import { partialDelivery } from './partial-delivery.ts';
import { prepaid } from './prepaid.ts';
import { orderTaking } from './order-taking.ts';
import { adminReturns } from './admin-returns.ts';
import { adminReviews } from './admin-reviews.ts';
import { adminStaff } from './admin-staff.ts';
import { join } from './join.ts';
import { adminShared } from './admin-shared.ts';
import { adminVouchers } from './admin-vouchers.ts';
import { adminWork } from './admin-work.ts';
import { advance } from './advance.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { catalogueLabels } from './catalogue-labels.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { policies } from './policies.ts';
import { controls } from './controls.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import { errorPage } from './error-page.ts';
import { notFound } from './not-found.ts';
import { formats } from './formats.ts';
import { heartButton } from './heart-button.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { productPictures } from './product-pictures.ts';
import { footer } from './footer.ts';
import { layout } from './layout.ts';
import { linkedVoucher } from './linked-voucher.ts';
import { listFilterNames } from './list-filter-names.ts';
import { listFilters } from './list-filters.ts';
import { manualPayment } from './manual-payment.ts';
import { newArrivals } from './new-arrivals.ts';
import { orderLabels } from './order-labels.ts';
import { orders } from './orders.ts';
import { ourStory } from './our-story.ts';
import { payment } from './payment.ts';
import { phoneSignIn } from './phone-sign-in.ts';
import { places } from './places.ts';
import { product } from './product.ts';
import { productLists } from './product-lists.ts';
import { profile } from './profile.ts';
import { rating } from './rating.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { shopCategories } from './shop-categories.ts';
import { adminZones } from './admin-zones.ts';
import { delivery } from './delivery.ts';
import { signInMethods } from './sign-in-methods.ts';
import { sizeChart } from './size-chart.ts';
import { sizes } from './sizes.ts';
import { stages } from './stages.ts';
import { statuses } from './statuses.ts';
import { addresses } from './addresses.ts';
import { stockAlerts } from './stock-alerts.ts';
import { translateMessage } from './translate-message.ts';
import { tracking } from './tracking.ts';
import { wishlist } from './wishlist.ts';

/** All strings of the shop in Bangla, by namespace. A module of its own: it is fetched when Bangla is chosen. */
export const bangla = {
  adminCalls,
  adminPhones,
  adminCouriers,
  adminRangeReports,
  adminAudit,
  orderFinding,
  adminSettlements,
  adminSms,
  contradictions,
  riderCash,
  orderCombine,
  orderDiscount,
  orderEdit,
  orderTaking,
  orderExchange,
  partialDelivery,
  prepaid,
  exchangeLinks,
  adminCollections,
  adminCustomers,
  adminDelivery,
  adminHome,
  adminOrder,
  adminOrders,
  adminOverview,
  adminPapers,
  adminPayments,
  adminProducts,
  adminReports,
  adminSettings,
  adminBulkEdit,
  adminImport,
  adminReturns,
  adminReviews,
  adminStock,
  adminShared,
  adminStaff,
  join,
  adminVouchers,
  adminWork,
  advance,
  auth,
  cart,
  catalogueLabels,
  checkout,
  common,
  contact,
  policies,
  controls,
  deliveryEstimate,
  errorPage,
  notFound,
  formats,
  heartButton,
  home,
  images,
  productPictures,
  accountMenu,
  footer,
  layout,
  linkedVoucher,
  listFilterNames,
  listFilters,
  manualPayment,
  newArrivals,
  orderLabels,
  orders,
  about,
  ourStory,
  payment,
  phoneSignIn,
  signInMethods,
  places,
  product,
  productLists,
  profile,
  rating,
  returns,
  reviews,
  search,
  shopCategories,
  sizes,
  stages,
  statuses,
  sizeChart,
  delivery,
  adminZones,
  addresses,
  stockAlerts,
  translateMessage,
  tracking,
  wishlist,
};
