import { phoneCalls, type SentPartOf } from '@nargisus/domain/contract';
import { callApiAuthenticated } from '../api/call-api-authenticated.ts';

export type PhoneDecision = SentPartOf<typeof phoneCalls.decidePhone, 'body'>;

/** Blocks a number, lifts its block, or sets what counts instead of the rules. Rejects with ShopError. */
export const decidePhone = (phone: string, body: PhoneDecision) =>
  callApiAuthenticated(phoneCalls.decidePhone, { params: { phone }, body });

/** Notes something about a number for colleagues. Rejects with ShopError. */
export const addPhoneNote = (phone: string, text: string) =>
  callApiAuthenticated(phoneCalls.addPhoneNote, { params: { phone }, body: { text } });
