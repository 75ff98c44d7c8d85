import { admin } from './admin.ts';
import { arrivals } from './arrivals.ts';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { contact } from './contact.ts';
import { controls } from './controls.ts';
import { deliveryWords } from './delivery-words.ts';
import { detours } from './detours.ts';
import { formats } from './formats.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { images } from './images.ts';
import { listTools } from './list-tools.ts';
import { lists } from './lists.ts';
import { orders } from './orders.ts';
import { payment } from './payment.ts';
import { product } from './product.ts';
import { profile } from './profile.ts';
import { resay } from './resay.ts';
import { sentences } from './sentences.ts';
import { shelves } from './shelves.ts';
import { statuses } from './statuses.ts';
import { story } from './story.ts';

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
  resay,
  sentences,
  shelves,
  statuses,
  story,
};
