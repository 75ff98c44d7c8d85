import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs test files in the order of their paths. Vitest's own order follows how long files took last time, so that a clean
 * checkout runs them in another one; and what tests leave in the shop is in the examples of docs/api.md.
 */
export class PathSequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${moduleId}`;
    return Promise.resolve(files.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
  }
}
