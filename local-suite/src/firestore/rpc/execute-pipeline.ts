import { invalidArgument } from '../wire/invalid-argument.ts';
import type { ServerStreamRpc } from './call-context.ts';

/** Pipelines belong to the enterprise edition; the standard one refuses them in these words. */
export const executePipeline: ServerStreamRpc<unknown, never> = async function* () {
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
};
