/** The shop's store at the payment gateway. */
export const STORE = { id: 'nargisus_local', password: 'nargisus_local@ssl', name: 'Nargisus' };
export const MAIL_KEY = 'SG.local';
export const MAIL_SENDER = 'shop@nargisus.test';
export const REPORT_READER = 'admin@nargisus.test';
export const META_TOKEN = 'EAAlocal';
