import { invalidArgument, type FirestoreError } from '../engine/firestore-error.ts';
import type { ServerStreamRpc } from './call-context.ts';

/** Returns the standard edition's error for pipelines, which belong to the enterprise edition. */
export function pipelinesUnsupported(): FirestoreError {
  return invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
}

export const executePipeline: ServerStreamRpc<unknown, never> = async function* () {
  throw pipelinesUnsupported();
};
