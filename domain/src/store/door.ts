export { STORE } from './store.ts';
