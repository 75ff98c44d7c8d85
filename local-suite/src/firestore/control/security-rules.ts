import { explainIssue, type RulesIssue } from '../../rules/ruleset.ts';
import { invalidArgument } from '../engine/firestore-error.ts';
import type { RulesetRegistry } from '../rpc/ruleset-registry.ts';
import { invalidPayload } from './invalid-payload.ts';

/**
 * The CLI dereferences `sourcePosition` of every issue, so it is always set
 * (docs/reference/firestore-protocol.md 2.1).
 */
interface IssueJson {
  sourcePosition: { fileName: string; line: number; column: number; currentOffset: 0; endOffset: 0 };
  description: string;
  severity: 'ERROR' | 'WARNING';
}

interface RulesRequest {
  rules?: { files?: { name?: unknown; content?: unknown }[] };
  ignore_errors?: unknown;
}

/**
 * Replaces a project's rules. With `ignore_errors`, a source that does not compile is reported as issues and
 * the previous rules stay; without it, it is INVALID_ARGUMENT with one line per issue.
 */
export function putSecurityRules(
  book: RulesetRegistry,
  project: string,
  body: unknown,
): { issues?: IssueJson[] } {
  const request = (typeof body === 'object' && body !== null ? body : {}) as RulesRequest;
  const files = request.rules?.files;
  const file = Array.isArray(files) ? files[0] : undefined;
  const content = file?.content;
  if (typeof content !== 'string') throw invalidPayload();
  const fileName = typeof file?.name === 'string' ? file.name : 'firestore.rules';
  const { ok, issues } = loadRules(book, project, content, fileName);
  if (!ok && request.ignore_errors !== true) {
    throw invalidArgument(`Error compiling rules:\n${issues.map(issueLine).join('\n')}`);
  }
  return issues.length > 0 ? { issues: issues.map((issue) => issueJson(issue, fileName)) } : {};
}

/** Loads a source and logs its issues with line and caret. */
export function loadRules(
  book: RulesetRegistry,
  project: string,
  content: string,
  fileName: string,
): { ok: boolean; issues: RulesIssue[] } {
  const result = book.load(project, content, fileName);
  for (const issue of result.issues) console.info(explainIssue(issue, content, fileName));
  return result;
}

function issueLine({ line, column, message }: RulesIssue): string {
  return `L${line}:${column} ${message}`;
}

function issueJson({ severity, line, column, message }: RulesIssue, fileName: string): IssueJson {
  return {
    sourcePosition: { fileName, line, column, currentOffset: 0, endOffset: 0 },
    description: message,
    severity,
  };
}
