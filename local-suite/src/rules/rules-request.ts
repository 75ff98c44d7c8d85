/**
 * Requests and results of the engine (docs/reference/rules-language.md 9.3). Exported by ruleset.ts;
 * separate, so that the parts of the engine need not import that.
 */
import type { AccessBudget } from './evaluate/access-budget.ts';
import type { RuleMap, RuleValue } from './values/rule-value.ts';

/** Position is that of the first character, both counted from 1. */
export interface RulesIssue {
  severity: 'ERROR' | 'WARNING';
  line: number;
  column: number;
  message: string;
}

export interface RuleResource {
  /** Absolute: ['databases', '(default)', 'documents', 'orders', 'o1']. */
  path: string[];
  id: string;
  data: RuleMap;
  /** Storage: the object's metadata, which takes the place of data, id and __name__. */
  fields?: RuleMap;
}

type QueryOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'array-contains'
  | 'not-in'
  | 'is-null'
  | 'is-not-null'
  | 'is-nan'
  | 'is-not-nan';

export interface QueryConstraint {
  /** Canonical dotted path, unusual segments in backticks; '__name__' for the key. */
  field: string;
  op: QueryOperator;
  value?: RuleValue;
  values?: RuleValue[];
}

export interface ListQuery {
  collectionId: string;
  allDescendants: boolean;
  limit?: number;
  offset?: number;
  orderBy: { field: string; direction: 'ASC' | 'DESC' }[];
  /** Disjunctive normal form; one empty disjunct = no filter. */
  disjuncts: QueryConstraint[][];
}

export interface RulesRequest {
  service: 'cloud.firestore' | 'firebase.storage';
  method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /**
   * Segments below the service root. Firestore: ['databases','(default)','documents','orders','o1'], for list
   * the COLLECTION path (for a collection group: the parent's path and the collection id); Storage:
   * ['b', bucket, 'o', 'dir', 'file.png'], for list the prefix.
   */
  path: string[];
  /** `token` is the decoded JWT payload, JSON types. */
  auth: { uid: string; token: Record<string, unknown> } | null;
  /** Integer microseconds since the epoch. */
  timeMicros: number;
  /** The stored document (object) before the operation. */
  resource: RuleResource | null;
  /** request.resource: absent on reads, where naming it is an error; null on delete. */
  newResource?: RuleResource | null;
  /** Firestore list only. */
  query?: ListQuery;
  inTransaction?: boolean;
  /** Precomputed `request` and `resource`, in place of all of the above but service, method and path. */
  variables?: { request: RuleValue; resource: RuleValue };
}

/** Documents for get(), exists() and their After forms; `after` is the state after the whole commit. */
export interface DocumentReader {
  /** Reads a document by its absolute path: ['databases', '(default)', 'documents', ...]. */
  read(path: string[], when: 'before' | 'after'): RuleResource | null;
}

/** The message has the official emulator's words (7.5). */
export type Verdict = { allowed: true } | { allowed: false; message: string };

/** How often a condition was true, false or an error since the last reset. */
export interface OutcomeCounts {
  allowed: number;
  denied: number;
  errors: number;
}

/** One allow statement. */
export interface AllowCoverage extends OutcomeCounts {
  line: number;
  column: number;
  methods: string[];
  /** The most expressions that a decision permitted by this statement had evaluated; the limit is 1000. */
  mostExpressions: number;
}

/** One operand of `&&` or `||`, or the test of a `?:`, anywhere in the file. */
export interface ConditionCoverage extends OutcomeCounts {
  line: number;
  column: number;
}

export interface Ruleset {
  readonly version: 1 | 2;
  /**
   * Decides one operation. Never throws, unless the reader does. Share one budget among the operations of
   * one client request.
   */
  decide(request: RulesRequest, documents: DocumentReader, budget?: AccessBudget): Verdict;
  coverage(): AllowCoverage[];
  conditionCoverage(): ConditionCoverage[];
  resetCoverage(): void;
}
