import type { Source } from '../language/source.ts';
import type { RulesIssue } from '../rules-request.ts';

/** Collects the compiler's issues and returns them in source order. */
export class Issues {
  readonly #source: Source;
  readonly #found: { issue: RulesIssue; offset: number }[] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  error(offset: number, message: string): void {
    this.#add('ERROR', offset, message);
  }

  warning(offset: number, message: string): void {
    this.#add('WARNING', offset, message);
  }

  get hasErrors(): boolean {
    return this.#found.some(({ issue }) => issue.severity === 'ERROR');
  }

  list(): RulesIssue[] {
    return this.#found.toSorted((a, b) => a.offset - b.offset).map(({ issue }) => issue);
  }

  #add(severity: RulesIssue['severity'], offset: number, message: string): void {
    this.#found.push({ issue: { severity, ...this.#source.locate(offset), message }, offset });
  }
}
