import { compileRuleset, type Ruleset, type RulesIssue } from '../rules/ruleset.ts';
import { isObject } from './line-protocol.ts';
import { ProtocolError } from './protocol-error.ts';

export interface LoadedRules {
  /** Null when the source does not compile; the errors then say why. */
  ruleset: Ruleset | null;
  errors: string[];
  warnings: string[];
}

/**
 * Compiles the source of a `load_ruleset` (docs/reference/storage-rules-runtime.md 10.2): one file, as
 * firebase.json names it.
 */
export function loadRuleset(source: unknown): LoadedRules {
  const file: unknown = isObject(source) && Array.isArray(source.files) ? source.files[0] : undefined;
  if (!isObject(file) || typeof file.content !== 'string') throw new ProtocolError('No rules file was sent.');
  const fileName =
    String(file.name ?? 'storage.rules')
      .split(/[\\/]/)
      .at(-1) ?? 'storage.rules';
  const compiled = compileRuleset(file.content, { fileName });
  const printed = (severity: RulesIssue['severity']) =>
    compiled.issues.filter((issue) => issue.severity === severity).map((issue) => issueText(issue, fileName));
  return {
    ruleset: compiled.ok ? compiled.ruleset : null,
    errors: printed('ERROR'),
    warnings: printed('WARNING'),
  };
}

/** Formats an issue as JSON, which the CLI parses and prints with its place. */
function issueText({ line, column, message }: RulesIssue, fileName: string): string {
  return JSON.stringify({
    description_: message,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}
