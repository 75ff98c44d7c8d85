import { defineStrings } from '../define-strings.ts';

/** Sign-in by phone and code (docs/adr/0075). Errors are in domain/messages. */
export const phoneSignInStrings = defineStrings('phoneSignIn', {
  name: 'Your name',
  phone: 'Mobile number',
  phoneHint: 'We send a 6-digit code by SMS. Google sends it, and keeps the number to prevent abuse.',
  sendCode: 'Send code',
  sending: 'Sending...',
  code: '6-digit code',
  sentTo: (phone: string) => `We sent a code to ${phone}. You continue as soon as all six digits are typed.`,
  confirm: 'Continue',
  checking: 'Checking...',
  sendAgain: 'Send again',
  sendAgainIn: (seconds: string) => `Send again in ${seconds} s`,
  sentAgain: 'A new code is on its way.',
  changeNumber: 'Change number',
  askName: 'Your number is confirmed. What is your name?',
  saveName: 'Continue',
});
