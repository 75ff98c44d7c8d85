import * as z from 'zod/mini';

const hostSchema = z.string().check(z.regex(/^[\w.-]+:\d+$/, 'expected host:port'));

/** Returns a schema for a variable that holds JSON; text that is not JSON is a validation error. */
const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, ctx): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          ctx.issues.push({ code: 'custom', message: 'not JSON', input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );

const envSchema = z.object({
  VITE_FIREBASE_CONFIG: json(
    z.object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      storageBucket: z.string(),
      appId: z.string(),
    }),
  ),
  VITE_APP_CHECK: z.optional(json(z.object({ siteKey: z.string(), debugToken: z.optional(z.string()) }))),
  VITE_EMULATOR_HOSTS: z.optional(
    json(z.object({ auth: hostSchema, firestore: hostSchema, storage: hostSchema })),
  ),
});

const parsed = envSchema.safeParse(import.meta.env);
if (!parsed.success) {
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The app was built without a valid environment (web/.env.*):\n${problems.join('\n')}`);
}

/** The configuration of the build (web/.env.local-suite, or the deployer's own .env.production). */
export const env = {
  firebase: parsed.data.VITE_FIREBASE_CONFIG,
  /** Site key of reCAPTCHA Enterprise; `debugToken` only on a developer's machine. Undefined: no App Check. */
  appCheck: parsed.data.VITE_APP_CHECK,
  /** host:port of each emulator; undefined in the cloud. */
  emulatorHosts: parsed.data.VITE_EMULATOR_HOSTS,
};
