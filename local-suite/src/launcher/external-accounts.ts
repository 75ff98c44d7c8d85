/** The shop's store at the payment gateway. */
export const STORE = { id: 'nargisus_local', password: 'nargisus_local@ssl', name: 'Nargisus' };
/** The shop's business profile at the courier. */
export const COURIER = {
  apiKey: 'nargisus_local_api_key',
  secretKey: 'nargisus_local_secret_key',
  webhookToken: 'nargisus_local_webhook_token',
};
export const MAIL_KEY = 'SG.local';
export const MAIL_SENDER = 'shop@nargisus.test';
export const REPORT_READER = 'admin@nargisus.test';
/** The key of the SMS provider's account. */
export const SMS_KEY = 'sms-local';

export const META_TOKEN = 'EAAlocal';
