import { codedShopMessage } from '@nargisus/domain/messages';
import { about } from './about.ts';
import { accountMenu } from './account-menu.ts';
import { addresses } from './addresses.ts';
import { advance } from './advance.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { catalogueLabels } from './catalogue-labels.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { controls } from './controls.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import { delivery } from './delivery.ts';
import { errorPage } from './error-page.ts';
import { exchangeLinks } from './exchange-links.ts';
import { footer } from './footer.ts';
import { formats } from './formats.ts';
import { heartButton } from './heart-button.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { layout } from './layout.ts';
import { linkedVoucher } from './linked-voucher.ts';
import { listFilterNames } from './list-filter-names.ts';
import { listFilters } from './list-filters.ts';
import { manualPayment } from './manual-payment.ts';
import { newArrivals } from './new-arrivals.ts';
import { notFound } from './not-found.ts';
import { orderLabels } from './order-labels.ts';
import { orders } from './orders.ts';
import { ourStory } from './our-story.ts';
import { payment } from './payment.ts';
import { phoneSignIn } from './phone-sign-in.ts';
import { places } from './places.ts';
import { policies } from './policies.ts';
import { productLists } from './product-lists.ts';
import { product } from './product.ts';
import { profile } from './profile.ts';
import { rating } from './rating.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { shopCategories } from './shop-categories.ts';
import { signInMethods } from './sign-in-methods.ts';
import { sizeChart } from './size-chart.ts';
import { sizes } from './sizes.ts';
import { statuses } from './statuses.ts';
import { stockAlerts } from './stock-alerts.ts';
import { tracking } from './tracking.ts';
import { wishlist } from './wishlist.ts';
import { makeTranslator } from './make-translator.ts';
import { shopMessages } from './shop-messages.ts';

/** The strings of every page but those of staff in Bangla, by namespace. A module of its own: it is fetched when Bangla is chosen. */
export const shopBangla = {
  about,
  accountMenu,
  addresses,
  advance,
  auth,
  cart,
  catalogueLabels,
  checkout,
  common,
  contact,
  controls,
  delivery,
  deliveryEstimate,
  errorPage,
  exchangeLinks,
  footer,
  formats,
  heartButton,
  home,
  images,
  layout,
  linkedVoucher,
  listFilterNames,
  listFilters,
  manualPayment,
  newArrivals,
  notFound,
  orderLabels,
  orders,
  ourStory,
  payment,
  phoneSignIn,
  places,
  policies,
  product,
  productLists,
  profile,
  rating,
  returns,
  reviews,
  search,
  shopCategories,
  signInMethods,
  sizeChart,
  sizes,
  statuses,
  stockAlerts,
  tracking,
  wishlist,
  translateMessage: makeTranslator(shopMessages, codedShopMessage),
};
