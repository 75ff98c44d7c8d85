import { codeFinder } from './coded-message.ts';
import { SHOP_MESSAGES } from './shop-messages.ts';

/** Returns the code and the values of a message that customers read. Their pages carry no others. */
export const codedShopMessage = /* @__PURE__ */ codeFinder(() => SHOP_MESSAGES);
