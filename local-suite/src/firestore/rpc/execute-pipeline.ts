import { invalidArgument, type FirestoreError } from '../engine/firestore-error.ts';
import type { ServerStreamRpc } from './call-context.ts';

/** Pipelines belong to the enterprise edition; the standard one refuses them in these words. */
export function pipelinesRefused(): FirestoreError {
  return invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
}

export const executePipeline: ServerStreamRpc<unknown, never> = async function* () {
  throw pipelinesRefused();
};
