import { startGateway } from '../gateway-simulator/gateway.ts';
import { startMailbox } from '../mailbox/mailbox.ts';
import { HOST, PORTS } from './ports.ts';

/** The shop as the payment gateway knows it. */
export const STORE = { id: 'nargisus_local', password: 'nargisus_local@ssl', name: 'Nargisus' };
export const MAIL_KEY = 'SG.local';
export const MAIL_SENDER = 'shop@nargisus.test';
export const REPORT_READER = 'admin@nargisus.test';

export interface OutsideServices {
  stop(): Promise<void>;
}

/**
 * Starts what in production belongs to others, the payment gateway and the mail service, in this process.
 *
 * @param mails - the folder that keeps what was sent; without it the mailbox begins empty and forgets
 */
export async function startOutsideServices({ mails }: { mails?: string } = {}): Promise<OutsideServices> {
  const gateway = await startGateway({ port: PORTS.gateway, host: HOST, stores: [STORE] });
  const mailbox = await startMailbox({
    port: PORTS.mailbox,
    host: HOST,
    apiKey: MAIL_KEY,
    folder: mails,
  });
  return { stop: async () => void (await Promise.all([gateway.close(), mailbox.close()])) };
}
