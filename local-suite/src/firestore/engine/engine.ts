import { Database } from './database.ts';
import { IndexPolicy } from './indexes/index-policy.ts';
import type { QueryShape } from './indexes/serve-shape.ts';
import type { Commit } from './writes/write.ts';

/** Keeps commits beyond the life of the process. */
export interface CommitLog {
  /** Called with each commit before it is applied. What it throws stops the commit. */
  append(database: Database, commit: Commit): void;
}

export interface EngineOptions {
  /** Queries that need a composite index which is not declared fail, as in the cloud. */
  readonly strictIndexes?: boolean;
  /** Told once per missing index: a sentence and the JSON to add to firestore.indexes.json. */
  readonly onMissingIndex?: (text: string) => void;
}

/** All databases of one process. They come into being when they are first named. */
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

  /** The distinct query shapes that all databases have been asked for since the start. */
  queryShapes(): QueryShape[] {
    return this.#indexes.shapes.all();
  }

  /** The content of firestore.indexes.json, for every database. */
  setIndexes(json: unknown): void {
    this.#indexes.declare(json);
  }

  /** From now on every commit of every database is appended to the log first. */
  logCommits(log: CommitLog): void {
    this.#log = log;
  }
}
