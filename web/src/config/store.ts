export { STORE } from '@nargisus/domain/store';
