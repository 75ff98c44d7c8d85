import { isCaptchaError } from '@nargisus/domain/messages';
import { PhoneAuthProvider, RecaptchaVerifier, signInWithCredential, updateProfile } from 'firebase/auth';
import { env } from '#config/env.ts';
import { firebaseAuth } from '../firebase/firebase-auth.ts';
import { deferPublish } from './firebase-auth-observer.ts';
import { loadAuth } from './load-auth.ts';
import type { Newcomer, SentCode } from './phone-sign-in.ts';

// The emulator accepts every browser; reCAPTCHA's script would need the internet.
if (env.emulatorHosts) firebaseAuth.settings.appVerificationDisabledForTesting = true;

/**
 * Sends a code to a number in E.164 and returns the id of the verification. A failed check of the browser is repeated once,
 * because a verifier works once and its answer may have expired.
 */
export async function sendVerificationCode(phoneNumber: string, language: string): Promise<string> {
  firebaseAuth.languageCode = language;
  try {
    return await sendOnce(phoneNumber);
  } catch (cause) {
    if (!isCaptchaError(cause)) throw cause;
    return sendOnce(phoneNumber);
  }
}

async function sendOnce(phoneNumber: string): Promise<string> {
  const container = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(firebaseAuth, container, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(firebaseAuth).verifyPhoneNumber(phoneNumber, verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}

/**
 * Signs in with a code. Waits for `welcome` where the account has no name yet, then publishes the identity: the page leaves
 * the form as soon as it is published.
 */
export async function signInWithCode(
  { verificationId, code }: SentCode,
  welcome: (newcomer: Newcomer) => Promise<void>,
): Promise<void> {
  await loadAuth();
  await deferPublish(async () => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await signInWithCredential(firebaseAuth, credential);
    if (user.displayName) return;
    const newcomer: Newcomer = {
      setName: async (displayName) => {
        await updateProfile(user, { displayName });
        // The orders of this session have the name of the token.
        await user.getIdToken(true);
      },
      token: () => user.getIdToken(),
    };
    // The account exists from here on: a later failure must not read as a wrong code.
    await welcome(newcomer).catch((cause: unknown) => console.warn('The account was not initialized', cause));
  });
}
