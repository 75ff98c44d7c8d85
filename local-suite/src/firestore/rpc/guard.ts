/**
 * Evaluates the rules of the project (docs/reference/rules-language.md 9.3 to 9.5). The one place where
 * rules and data meet.
 */
import { AccessBudget } from '../../rules/evaluate/access-budget.ts';
import type { DocumentReader, RulesRequest, Ruleset } from '../../rules/ruleset.ts';
import type { UsageMeter } from '../billing/usage-meter.ts';
import type { Document } from '../engine/documents/document.ts';
import { FirestoreError } from '../engine/firestore-error.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Query } from '../engine/queries/query.ts';
import type { Micros } from '../engine/values/value.ts';
import type { StagedCommit, StagedWrite } from '../engine/writes/write.ts';
import type { CallContext } from './call-context.ts';
import { bill } from './call.ts';
import type { Call } from './call.ts';
import { listQueryOf } from './list-query.ts';
import { documentKeyOf, rulePathOf, ruleResourceOf } from './rule-values.ts';
import type { ActiveRules, RulesetRegistry } from './ruleset-registry.ts';

/**
 * The documents that a verdict looked up by get() and exists(), with their versions: the verdict holds until
 * one changes.
 */
export type LookedUp = ReadonlyMap<DocumentKey, Micros | undefined>;
const NOTHING_LOOKED_UP: LookedUp = new Map();

/** A requested document, with what is stored under its key. */
export interface RequestedDocument {
  key: DocumentKey;
  document: Document | undefined;
}

/** Authorizes every RPC. Admins, and projects without rules, always pass. */
export class Guard {
  readonly #rules: RulesetRegistry;
  readonly #usage: UsageMeter;
  constructor(rules: RulesetRegistry, usage: UsageMeter) {
    this.#rules = rules;
    this.#usage = usage;
  }

  /**
   * Rejects callers other than admins, for RPCs that no rule can allow because they would reveal names that the
   * rules hide. @throws PERMISSION_DENIED
   */
  requireAdmin({ caller }: CallContext): void {
    if (caller.kind === 'admin') return;
    throw new FirestoreError('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
  }

  /** Checks `get` for each document. @throws PERMISSION_DENIED at the first denial */
  requireReads(
    call: Call,
    documents: readonly RequestedDocument[],
    at?: Micros,
    inTransaction = false,
  ): LookedUp {
    const rules = this.#rulesFor(call);
    if (!rules) return NOTHING_LOOKED_UP;
    const budget = documents.length > 1 ? AccessBudget.forBatch() : AccessBudget.forSingleOperation();
    const { reader, lookedUp } = this.#readerAt(call, at);
    const common = { ...this.#request(call), timeMicros: call.database.now(), inTransaction };
    for (const { key, document } of documents) {
      const resource = ruleResourceOf(call.database.id, document);
      const path = rulePathOf(call.database.id, key);
      this.#require(rules, { ...common, method: 'get', path, resource }, reader, budget);
    }
    return lookedUp;
  }

  /**
   * Checks `list`: the rules must hold for everything that the query could find. @throws PERMISSION_DENIED
   */
  requireList(call: Call, query: Query, at?: Micros, inTransaction = false): LookedUp {
    const rules = this.#rulesFor(call);
    if (!rules) return NOTHING_LOOKED_UP;
    if (query.collectionId === '') this.requireAdmin(call.context);
    const { reader, lookedUp } = this.#readerAt(call, at);
    const path = [...rulePathOf(call.database.id, query.parent), query.collectionId];
    this.#require(
      rules,
      {
        ...this.#request(call),
        method: 'list',
        path,
        timeMicros: call.database.now(),
        resource: null,
        query: listQueryOf(query),
        inTransaction,
      },
      reader,
      AccessBudget.forSingleOperation(),
    );
    return lookedUp;
  }

  /**
   * Checks each write of a commit: create, update or delete, and get for a verify. getAfter() sees the whole
   * commit. Call it from the engine's `authorize`. @throws PERMISSION_DENIED at the first denial
   */
  requireWrites(call: Call, staged: StagedCommit): void {
    const rules = this.#rulesFor(call);
    if (!rules) return;
    const budget = staged.writes.length > 1 ? AccessBudget.forBatch() : AccessBudget.forSingleOperation();
    const reader = this.#reader(call, (key, when) =>
      when === 'before' ? staged.readBefore(key) : staged.readAfter(key),
    );
    for (const write of staged.writes) {
      this.#require(
        rules,
        { ...this.#request(call), ...operationOf(call.database.id, write, staged) },
        reader,
        budget,
      );
    }
  }

  /** Returns the current rules: another object after every successful load. */
  activeRules({ database }: Call): ActiveRules {
    return this.#rules.for(database.project);
  }

  /** Returns undefined when everything is allowed. */
  #rulesFor(call: Call): Ruleset | undefined {
    if (call.context.caller.kind === 'admin') return undefined;
    const rules = this.activeRules(call);
    if (rules === 'allow-all') return undefined;
    if (rules !== 'deny-all') return rules;
    throw new FirestoreError(
      'PERMISSION_DENIED',
      '\nThe security rules do not compile: everything is denied.',
    );
  }

  #request({ context }: Call): Pick<RulesRequest, 'service' | 'auth'> {
    return { service: 'cloud.firestore', auth: context.caller.auth };
  }

  #require(rules: Ruleset, request: RulesRequest, reader: DocumentReader, budget: AccessBudget): void {
    const verdict = rules.decide(request, reader, budget);
    if (!verdict.allowed) throw new FirestoreError('PERMISSION_DENIED', verdict.message);
  }

  #readerAt(call: Call, at: Micros | undefined) {
    const lookedUp = new Map<DocumentKey, Micros | undefined>();
    const reader = this.#reader(call, (key) => {
      const document = call.database.read(key, at);
      lookedUp.set(key, document?.updateTime);
      return document;
    });
    return { reader, lookedUp };
  }

  /** Bills each document that the rules look up as a read, found or not. */
  #reader(
    call: Call,
    read: (key: DocumentKey, when: 'before' | 'after') => Document | undefined,
  ): DocumentReader {
    return {
      read: (path, when) => {
        const key = documentKeyOf(call.database.id, path);
        if (!key) return null;
        bill(this.#usage, call, { reads: 1 });
        return ruleResourceOf(call.database.id, read(key, when));
      },
    };
  }
}

function operationOf(
  databaseId: string,
  { write, key, before, after }: StagedWrite,
  { requestTime, inTransaction }: StagedCommit,
): Omit<RulesRequest, 'service' | 'auth'> {
  const common = {
    path: rulePathOf(databaseId, key),
    timeMicros: requestTime,
    resource: ruleResourceOf(databaseId, before),
    inTransaction,
  };
  if (write.kind === 'verify') return { ...common, method: 'get' };
  if (write.kind === 'delete') return { ...common, method: 'delete', newResource: null };
  return {
    ...common,
    method: before ? 'update' : 'create',
    newResource: ruleResourceOf(databaseId, after),
  };
}
