import { ShopError } from '@nargisus/domain/contract';
import { beforeSmsSent, HttpsError, type AuthBlockingEvent } from 'firebase-functions/identity';
import { openRepositories } from '../app/dependencies.ts';
import { limitCodes } from '../accounts/limit-codes.ts';
import { REGION } from '../function-options.ts';
import { reportError, stackOf } from '../logging/report-error.ts';

/**
 * Refuses a code that is over a limit; Firebase passes the status on to the page (domain/src/messages/phone-errors.ts). Refuses
 * it too when the limits cannot be read, because each SMS is paid for: e-mail and Google sign in without one.
 */
async function checkCode(event: Pick<AuthBlockingEvent, 'additionalUserInfo' | 'ipAddress'>): Promise<void> {
  const request = { phoneNumber: event.additionalUserInfo?.phoneNumber ?? '', address: event.ipAddress };
  try {
    await limitCodes((await openRepositories()).rateLimits, request, new Date());
  } catch (cause) {
    if (cause instanceof ShopError && cause.code === 'too-many-requests')
      throw new HttpsError('resource-exhausted', cause.message);
    if (cause instanceof ShopError && cause.code === 'invalid')
      throw new HttpsError('invalid-argument', cause.message);
    reportError('A code could not be checked', { stack: stackOf(cause) });
    throw new HttpsError('unavailable', 'The code cannot be sent now');
  }
}

/**
 * Runs before each SMS of Firebase Auth (docs/deploy.md). Not in the emulator, which sends none and would run it at every
 * sign-in instead (firebase-tools, addBlockingTrigger).
 */
export const limitSms =
  process.env.FUNCTIONS_EMULATOR === 'true'
    ? undefined
    : beforeSmsSent({ region: REGION, memory: '256MiB', timeoutSeconds: 7 }, checkCode);
