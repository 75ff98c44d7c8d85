import { Database } from './database.ts';
import { IndexPolicy } from './indexes/index-policy.ts';
import type { QueryShape } from './indexes/serve-shape.ts';
import type { Commit } from './writes/write.ts';

/** Stores commits beyond the life of the process. */
export interface CommitLog {
  /** Stores a commit before it is applied. An error stops the commit. */
  append(database: Database, commit: Commit): void;
}

export interface EngineOptions {
  /** Rejects queries whose composite index is not declared, as the cloud does. */
  readonly strictIndexes?: boolean;
  /** Called once per missing index with a sentence and the JSON for firestore.indexes.json. */
  readonly onMissingIndex?: (text: string) => void;
}

/** All databases of one process, created on first use. */
export class Engine {
  readonly #databases = new Map<string, Database>();
  readonly #indexes: IndexPolicy;
  #log: CommitLog | undefined;

  constructor({ strictIndexes, onMissingIndex }: EngineOptions = {}) {
    this.#indexes = new IndexPolicy({ strict: strictIndexes, onMissing: onMissingIndex });
  }

  database(project: string, id: string): Database {
    const name = `${project}/${id}`;
    let database = this.#databases.get(name);
    if (!database) {
      database = new Database(project, id, this.#indexes, (commit) => this.#log?.append(database!, commit));
      this.#databases.set(name, database);
    }
    return database;
  }

  databases(): Iterable<Database> {
    return this.#databases.values();
  }

  /** Returns the distinct query shapes of all databases since the start. */
  queryShapes(): QueryShape[] {
    return this.#indexes.shapes.all();
  }

  /** Applies the content of firestore.indexes.json to every database. */
  setIndexes(json: unknown): void {
    this.#indexes.declare(json);
  }

  /** Appends every later commit of every database to the log before applying it. */
  logCommits(log: CommitLog): void {
    this.#log = log;
  }
}
