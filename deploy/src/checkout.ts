import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';

/** The fields that preflight reads; firebase-tools checks the others with its own schema. */
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
/** The fields of firebase.json that preflight reads. */
export type FirebaseJson = z.output<typeof firebaseJsonSchema>;

const firebasercSchema = z.object({ projects: z.record(z.string(), z.string()) });

/** The content of a file, or why it cannot be read. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** Reads the files of a checkout. */
export class Checkout {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  at(...path: string[]): string {
    return resolve(this.#root, ...path);
  }

  /** Returns a file's text, undefined if it does not exist. */
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

  /** Returns the project IDs of .firebaserc by alias. */
  projects(): Read<Record<string, string>> {
    const read = parsed('.firebaserc', this.json('.firebaserc'), firebasercSchema);
    return read.ok ? { ok: true, value: read.value.projects } : read;
  }

  /** Returns the variables of a dotenv file, undefined if it does not exist. */
  variables(path: string): Record<string, string> | undefined {
    const text = this.text(path);
    return text === undefined ? undefined : (parseEnv(text) as Record<string, string>);
  }

  /** Returns the absolute paths of all files below a folder. */
  files(folder: string): string[] {
    if (!existsSync(this.at(folder))) return [];
    return readdirSync(this.at(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  }

  /** Returns the latest modification time of the files, in ms since the epoch; 0 without files. */
  newest(files: readonly string[]): number {
    return Math.max(0, ...files.map((file) => statSync(file).mtimeMs));
  }
}

function parsed<S extends z.ZodMiniType>(name: string, read: Read<unknown>, schema: S): Read<z.output<S>> {
  if (!read.ok) return read;
  const result = schema.safeParse(read.value);
  if (result.success) return { ok: true, value: result.data };
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { ok: false, why: `${name} is not valid (${issues.join('; ')})` };
}
