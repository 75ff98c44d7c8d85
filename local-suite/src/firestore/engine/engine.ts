import { Database } from './database.ts';
import { IndexPolicy } from './indexes/index-policy.ts';
import type { QueryShape } from './indexes/serve-shape.ts';

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

  constructor({ strictIndexes, onMissingIndex }: EngineOptions = {}) {
    this.#indexes = new IndexPolicy({ strict: strictIndexes, onMissing: onMissingIndex });
  }

  database(project: string, id: string): Database {
    const name = `${project}/${id}`;
    let database = this.#databases.get(name);
    if (!database) {
      database = new Database(project, id, this.#indexes);
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
}
