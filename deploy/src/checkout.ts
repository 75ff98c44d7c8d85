import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';

/** As far as we look into it; firebase-tools checks the rest with its own schema. */
const firebaseJsonSchema = z.object({
  hosting: z.object({
    public: z.string(),
    rewrites: z._default(
      z.array(
        z.object({
          source: z.string(),
          destination: z.optional(z.string()),
          function: z.optional(z.object({ functionId: z.string(), region: z.string() })),
        }),
      ),
      [],
    ),
    headers: z._default(
      z.array(
        z.object({
          source: z.optional(z.string()),
          regex: z.optional(z.string()),
          headers: z.array(z.object({ key: z.string(), value: z.string() })),
        }),
      ),
      [],
    ),
  }),
  functions: z
    .array(
      z.object({
        source: z.string(),
        configDir: z.optional(z.string()),
        ignore: z._default(z.array(z.string()), []),
      }),
    )
    .check(z.minLength(1)),
  firestore: z.object({
    rules: z.string(),
    indexes: z.string(),
    location: z.optional(z.string()),
  }),
  storage: z.object({ rules: z.string() }),
});
/** firebase.json, as far as we look into it. */
export type FirebaseJson = z.output<typeof firebaseJsonSchema>;

const firebasercSchema = z.object({ projects: z.record(z.string(), z.string()) });

/** What a file says, or why that cannot be told. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** A checkout of the shop, as it lies on the disk. */
export class Checkout {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  at(...path: string[]): string {
    return resolve(this.#root, ...path);
  }

  /** Undefined where there is none. */
  text(path: string): string | undefined {
    return existsSync(this.at(path)) ? readFileSync(this.at(path), 'utf8') : undefined;
  }

  json(path: string): Read<unknown> {
    const text = this.text(path);
    if (text === undefined) return { ok: false, why: `${path} is missing` };
    try {
      return { ok: true, value: JSON.parse(text) as unknown };
    } catch (cause) {
      return { ok: false, why: `${path} is not JSON: ${(cause as Error).message}` };
    }
  }

  firebaseJson(): Read<FirebaseJson> {
    return parsed('firebase.json', this.json('firebase.json'), firebaseJsonSchema);
  }

  /** Projects by their names for us. */
  projects(): Read<Record<string, string>> {
    const read = parsed('.firebaserc', this.json('.firebaserc'), firebasercSchema);
    return read.ok ? { ok: true, value: read.value.projects } : read;
  }

  /** Variables of a dotenv file; undefined where there is none. */
  variables(path: string): Record<string, string> | undefined {
    const text = this.text(path);
    return text === undefined ? undefined : (parseEnv(text) as Record<string, string>);
  }

  /** Every file below a folder, with its path from the root. */
  files(folder: string): string[] {
    if (!existsSync(this.at(folder))) return [];
    return readdirSync(this.at(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  }

  /** When the newest of the files was written; 0 where there are none. */
  newest(files: readonly string[]): number {
    return Math.max(0, ...files.map((file) => statSync(file).mtimeMs));
  }
}

function parsed<S extends z.ZodMiniType>(name: string, read: Read<unknown>, schema: S): Read<z.output<S>> {
  if (!read.ok) return read;
  const result = schema.safeParse(read.value);
  if (result.success) return { ok: true, value: result.data };
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { ok: false, why: `${name} is not what we expect (${faults.join('; ')})` };
}
