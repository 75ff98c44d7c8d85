export { buildAll } from './build.ts';
export { openShop } from './open-shop.ts';
