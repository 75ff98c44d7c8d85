import * as z from 'zod/mini';
import { unless, type Finding } from '../finding.ts';
import type { Checkout } from '../checkout.ts';
import { CONFIG, fromJson } from './web-config.ts';

const MODES = ['off', 'monitor', 'enforce'];
/** The same shape as in web/src/config/env.ts. */
const webKeySchema = z.object({
  siteKey: z.string().check(z.minLength(1)),
  debugToken: z.optional(z.string()),
});

interface Settings {
  readonly values: Readonly<Record<string, string>>;
  readonly file: string;
}

/** Checks that the web app has the key that the functions' App Check mode requires (docs/adr/0013). */
export function checkAppCheck(checkout: Checkout, { values, file }: Settings): Finding[] {
  const mode = values['APP_CHECK']?.trim() || 'off';
  const written = checkout.variables(CONFIG)?.['VITE_APP_CHECK'];
  const key = webKeySchema.safeParse(fromJson(written));
  return [
    ...unless(
      MODES.includes(mode),
      `APP_CHECK in ${file} is "${mode}".`,
      `Set it to ${MODES.join(', ')}: with another value every customer's call fails.`,
    ),
    ...unless(
      mode === 'off' || !MODES.includes(mode) || written !== undefined,
      `APP_CHECK in ${file} is ${mode}, and the web app has no App Check key.`,
      `Write VITE_APP_CHECK in ${CONFIG} as docs/deploy.md says, or set APP_CHECK to off.`,
    ),
    ...unless(
      written === undefined || key.success,
      `VITE_APP_CHECK in ${CONFIG} is not {"siteKey":"…"}.`,
      'Write the site key of reCAPTCHA Enterprise as docs/deploy.md says.',
    ),
    ...unless(
      !key.data?.debugToken,
      `VITE_APP_CHECK in ${CONFIG} has a debug token, which every visitor could read.`,
      'Remove it, delete the token in the console, and keep the next one in web/.env.local.',
    ),
  ];
}
