import { FirestoreError } from '../engine/firestore-error.ts';
import type { DocumentKey } from '../engine/paths/document-key.ts';
import type { Micros } from '../engine/values/value.ts';
import type { WatchTarget } from '../engine/watch/watch-event.ts';
import type { Commit } from '../engine/writes/write.ts';
import type { Call } from './call.ts';
import type { Guard, LookedUp } from './guard.ts';
import type { ActiveRules } from './ruleset-registry.ts';

interface Permission {
  target: WatchTarget;
  /** The versions that the verdict depends on: while they are unchanged, it holds. */
  basis: LookedUp;
  rules: ActiveRules;
  lapsed: boolean;
}

/**
 * Tracks whether the rules still allow the targets of one stream. Checks when a target is added, and again
 * before a change is delivered if a looked-up document, or the listened document itself, has a new version,
 * or if the rules were replaced. A deletion is delivered without a check: it only says that nothing is left
 * to see.
 */
export class ListenPermissions {
  readonly #call: Call;
  readonly #guard: Guard;
  readonly #revoke: (targetId: number, denial: FirestoreError) => void;
  readonly #permissions = new Map<number, Permission>();
  #stopWatching: (() => void) | undefined;

  constructor(call: Call, guard: Guard, revoke: (targetId: number, denial: FirestoreError) => void) {
    this.#call = call;
    this.#guard = guard;
    this.#revoke = revoke;
  }

  /** @throws PERMISSION_DENIED */
  require(target: WatchTarget): void {
    const { basis, external } = this.#check(target);
    const rules = this.#guard.activeRules(this.#call);
    this.#permissions.set(target.id, { target, basis, rules, lapsed: false });
    if (external) this.#stopWatching ??= this.#call.database.onCommit((commit) => this.#recheck(commit));
  }

  /**
   * Returns false once a permission has lapsed; the target is then revoked as soon as the engine has
   * finished.
   */
  stillHolds(targetId: number): boolean {
    const permission = this.#permissions.get(targetId);
    if (!permission || permission.lapsed) return false;
    const rules = this.#guard.activeRules(this.#call);
    if (rules === permission.rules && this.#isUnchanged(permission.basis)) return true;
    try {
      permission.basis = this.#check(permission.target).basis;
      permission.rules = rules;
      return true;
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      permission.lapsed = true;
      // Deferred: the engine is notifying its watchers of a commit.
      queueMicrotask(() => {
        if (this.#permissions.get(targetId) === permission) this.#revoke(targetId, error);
      });
      return false;
    }
  }

  forget(targetId: number): void {
    this.#permissions.delete(targetId);
  }

  close(): void {
    this.#permissions.clear();
    this.#stopWatching?.();
  }

  #check(target: WatchTarget): { basis: LookedUp; external: boolean } {
    if ('query' in target) {
      const basis = this.#guard.requireList(this.#call, target.query);
      return { basis, external: basis.size > 0 };
    }
    const documents = target.keys.map((key) => ({ key, document: this.#call.database.read(key) }));
    const lookedUp = this.#guard.requireReads(this.#call, documents);
    const basis = new Map<DocumentKey, Micros | undefined>(lookedUp);
    for (const { key, document } of documents) basis.set(key, document?.updateTime);
    return { basis, external: lookedUp.size > 0 };
  }

  #isUnchanged(basis: LookedUp): boolean {
    for (const [key, version] of basis) {
      if (this.#call.database.read(key)?.updateTime !== version) return false;
    }
    return true;
  }

  /**
   * Checks again after a change of a looked-up document: access may end although no listened document
   * changed.
   */
  #recheck({ changes }: Commit): void {
    for (const [targetId, { target, basis }] of this.#permissions) {
      const listened = 'keys' in target ? target.keys : [];
      if (changes.some(({ key }) => basis.has(key) && !listened.includes(key))) this.stillHolds(targetId);
    }
  }
}
