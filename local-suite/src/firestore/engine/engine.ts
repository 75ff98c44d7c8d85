import { Database } from './database.ts';
import type { Micros } from './values/value.ts';

export interface EngineOptions {
  /** Wall clock, microseconds. */
  readonly clock?: () => Micros;
  /** Queries that need a composite index which is not declared fail, as in the cloud. */
  readonly strictIndexes?: boolean;
  /** Told once per missing index: a sentence and the JSON to add to firestore.indexes.json. */
  readonly onMissingIndex?: (text: string) => void;
}

/** All databases of one process. */
export class Engine {
  readonly #databases = new Map<string, Database>();
  constructor(readonly options: EngineOptions = {}) {}

  database(project: string, id: string): Database {
    const name = `${project}/${id}`;
    let database = this.#databases.get(name);
    if (!database) this.#databases.set(name, (database = new Database(project, id)));
    return database;
  }

  databases(): Iterable<Database> {
    return this.#databases.values();
  }

  /** The content of firestore.indexes.json, for every database. */
  setIndexes(_json: unknown): void {}
}
