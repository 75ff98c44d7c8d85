import type { Ruleset } from '../rules/ruleset.ts';
import { documentFromAnswer } from './firestore-document.ts';
import { isObject } from './line-protocol.ts';
import { loadRuleset } from './load-ruleset.ts';
import { verify, type FetchDocument } from './verify.ts';

type Message = Record<string, unknown>;

interface Answer {
  errors: string[];
  warnings: string[];
  result?: object;
}

/**
 * The storage rules runtime behind the line protocol (docs/reference/storage-rules-runtime.md). Every response has
 * status `ok` and both arrays: on any other status the CLI logs and never resolves its caller.
 */
export class StorageRulesRuntime {
  readonly #send: (message: object) => void;
  readonly #rulesets = new Map<string, Ruleset>();
  /** Verifies that wait for a document, by id: the CLI responds under the same one. */
  readonly #waiting = new Map<unknown, (answer: Message) => void>();

  constructor(send: (message: object) => void) {
    this.#send = send;
  }

  /** Announces readiness: the CLI waits for this line first. */
  start(): void {
    this.#answer(-1, { errors: [], warnings: [] });
  }

  async handle(message: Message): Promise<void> {
    const { id } = message;
    if (message.action === undefined) {
      this.#waiting.get(id)?.(message);
      return;
    }
    const context = isObject(message.context) ? message.context : {};
    try {
      this.#answer(id, await this.#perform(message.action, context, id));
    } catch (error) {
      this.#answer(id, rejected(error instanceof Error ? error.message : String(error)));
    }
  }

  async #perform(action: unknown, context: Message, id: unknown): Promise<Answer> {
    const name = String(context.rulesetName);
    if (action === 'load_ruleset') return this.#load(name, context.source);
    if (action !== 'verify') return rejected(`Unknown action: ${String(action)}`);
    const ruleset = this.#rulesets.get(name);
    if (!ruleset) return rejected(`Ruleset ${name} is not loaded.`);
    const permit = await verify(ruleset, context, this.#fetcher(id));
    return { errors: [], warnings: [], result: { permit } };
  }

  #load(name: string, source: unknown): Answer {
    const { ruleset, errors, warnings } = loadRuleset(source);
    if (!ruleset) return { errors, warnings };
    this.#rulesets.set(name, ruleset);
    return { errors, warnings, result: { rulesVersion: ruleset.version } };
  }

  /**
   * Requests a document from the CLI, which responds under the id of the verify, without an action (10.5).
   */
  #fetcher(id: unknown): FetchDocument {
    return async (path) => {
      const answer = await new Promise<Message>((resolve) => {
        this.#waiting.set(id, resolve);
        this.#send({
          server_request_id: id,
          status: 'ok',
          action: 'fetch_firestore_document',
          context: { path: `/${path.map(encodeURIComponent).join('/')}` },
        });
      });
      this.#waiting.delete(id);
      return documentFromAnswer(answer, path);
    };
  }

  #answer(id: unknown, answer: Answer): void {
    this.#send({ id, status: 'ok', ...answer });
  }
}

/** Creates an answer that denies; the CLI logs entries in `errors`. */
function rejected(reason: string): Answer {
  return { errors: [reason], warnings: [] };
}
