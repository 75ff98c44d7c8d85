export { COLORS } from './colors.ts';
export { STORE } from './store.ts';
