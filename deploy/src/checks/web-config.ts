import * as z from 'zod/mini';
import { unless, type Finding } from '../finding.ts';
import type { Checkout } from '../checkout.ts';

/** The file from which the web build reads its variables. */
export const CONFIG = 'web/.env.production';
const present = z.string().check(z.minLength(1));
/** The same shape as in web/src/config/env.ts. */
const webConfigSchema = z.object({
  apiKey: present,
  authDomain: present,
  projectId: present,
  storageBucket: present,
  appId: present,
});

/** Checks the configuration of the web build. All its values are public. */
export function checkWebConfig(checkout: Checkout, project: string): Finding[] {
  const values = checkout.variables(CONFIG);
  const remedy = `Write it as docs/deploy.md describes: npx firebase apps:sdkconfig WEB --project ${project} prints the values.`;
  if (values === undefined) return unless(false, `${CONFIG} is missing.`, remedy);
  const parsed = webConfigSchema.safeParse(fromJson(values['VITE_FIREBASE_CONFIG']));
  if (!parsed.success) {
    const missing = parsed.error.issues.map(({ path }) => path.join('.')).filter(Boolean);
    const which = missing.length > 0 ? ` (${missing.join(', ')})` : '';
    return unless(
      false,
      `VITE_FIREBASE_CONFIG in ${CONFIG} is not a complete configuration${which}.`,
      remedy,
    );
  }
  return [
    ...unless(
      parsed.data.projectId === project,
      `${CONFIG} is for the project ${parsed.data.projectId}, not ${project}.`,
      remedy,
    ),
    ...unless(
      !values['VITE_EMULATOR_HOSTS'],
      `${CONFIG} sends browsers to emulators.`,
      'Remove VITE_EMULATOR_HOSTS: only npm start uses it.',
    ),
  ];
}

/** Parses JSON; returns undefined for anything else. */
export function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
