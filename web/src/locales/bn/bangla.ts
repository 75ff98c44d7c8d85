import { admin } from './admin.ts';
import { arrivals } from './new-arrivals.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { controls } from './controls.ts';
import { deliveryWords } from './delivery-messages.ts';
import { detours } from './error-pages.ts';
import { formats } from './formats.ts';
import { frame } from './layout.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { listTools } from './list-filters.ts';
import { lists } from './product-lists.ts';
import { orders } from './orders.ts';
import { payment } from './payment.ts';
import { product } from './product.ts';
import { profile } from './profile.ts';
import { translateMessage } from './translate-message.ts';
import { sentences } from './messages.ts';
import { shelves } from './shop-categories.ts';
import { statuses } from './statuses.ts';
import { story } from './our-story.ts';

/** Everything the shop says in Bangla, by topic: one file, fetched when somebody asks for Bangla. */
export const bangla = {
  ...admin,
  arrivals,
  auth,
  cart,
  checkout,
  common,
  contact,
  controls,
  deliveryWords,
  detours,
  formats,
  frame,
  home,
  images,
  listTools,
  lists,
  orders,
  payment,
  product,
  profile,
  resay: translateMessage,
  sentences,
  shelves,
  statuses,
  story,
};
