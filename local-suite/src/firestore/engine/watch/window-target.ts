import type { Document } from '../documents/document.ts';
import type { DocumentKey } from '../paths/document-key.ts';
import type { PreparedQuery } from '../queries/prepare.ts';
import type { DocumentChange } from '../writes/write.ts';
import type { Target, ViewChange } from './target.ts';

/** Returns the differences of one window from another. */
export function windowChanges(
  before: ReadonlyMap<DocumentKey, Document>,
  now: readonly Document[],
  read: (key: DocumentKey) => Document | undefined,
): ViewChange[] {
  const view: ViewChange[] = [];
  const staying = new Set(now.map((document) => document.key));
  for (const [key, old] of before) {
    if (staying.has(key)) continue;
    const document = read(key);
    // Pushed out by others, it is sent without content: the client has it.
    view.push({ key, kind: 'out', deleted: !document, ...(document !== old && { document }) });
  }
  for (const document of now) {
    if (before.get(document.key) !== document) view.push({ key: document.key, kind: 'in', document });
  }
  return view;
}

/**
 * A query with a limit or an offset. Keeps its window. Commits outside its reach cost nothing; new members
 * are sorted in; the query runs again only when a member leaves a full window and the next one is needed.
 */
export class WindowTarget implements Target {
  #window: Document[] = [];

  constructor(
    readonly id: number,
    readonly prepared: PreparedQuery,
    readonly run: () => Document[],
    readonly read: (key: DocumentKey) => Document | undefined,
  ) {}

  open(): ViewChange[] {
    this.#window = this.run();
    return this.#window.map((document) => ({ key: document.key, kind: 'in', document }));
  }

  apply(changes: readonly DocumentChange[]): ViewChange[] {
    const next = this.#nextWindow(changes);
    if (!next) return [];
    const before = new Map(this.#window.map((document) => [document.key, document]));
    this.#window = next;
    return windowChanges(before, next, this.read);
  }

  #nextWindow(changes: readonly DocumentChange[]): Document[] | undefined {
    const { prepared } = this;
    const { limit, offset } = prepared.query;
    const relevant = changes.filter(
      ({ before, after }) => (after && prepared.matches(after)) || (before && prepared.matches(before)),
    );
    if (relevant.length === 0) return undefined;
    if (offset > 0 || !limit) return this.run();
    const last = this.#window.at(-1);
    const full = this.#window.length >= limit;
    const gone = new Set<DocumentKey>();
    const entering: Document[] = [];
    const members = new Set(this.#window.map((document) => document.key));
    for (const { key, after } of relevant) {
      const matches = after !== undefined && prepared.matches(after);
      const inReach = matches && (!full || prepared.compare(after, last!) <= 0);
      if (members.has(key)) gone.add(key);
      if (inReach) entering.push(after);
      // It left, or moved behind the window's end where unknown documents may come first.
      else if (members.has(key) && full) return this.run();
    }
    if (gone.size === 0 && entering.length === 0) return undefined;
    const kept = this.#window.filter((document) => !gone.has(document.key));
    const window = [...kept, ...entering].sort((a, b) => prepared.compare(a, b));
    return window.length > limit ? window.slice(0, limit) : window;
  }
}
