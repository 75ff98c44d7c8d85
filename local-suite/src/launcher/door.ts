export { addresses } from './addresses.ts';
export { functionsEnvironment } from './functions-settings.ts';
export { PORTS } from './ports.ts';
export { buildAll } from './build.ts';
export { openShop } from './open-shop.ts';
