/**
 * The entry of the rules engine: compile a source once, then let it decide operations
 * (docs/reference/rules-language.md). Independent of the Firestore engine and of Storage; callers supply values and a
 * document reader.
 */
import { issueTexts } from './check/issue-texts.ts';
import { Issues } from './check/issues.ts';
import { resolveRules } from './check/resolve.ts';
import { CompiledRuleset } from './evaluate/compiled-ruleset.ts';
import { planRules } from './evaluate/plan-rules.ts';
import type { RulesFile } from './language/ast.ts';
import { parseRules } from './language/parser.ts';
import { printLocation } from './language/print-location.ts';
import { Source } from './language/source.ts';
import { RulesSyntaxError } from './language/syntax-error.ts';
import type { RulesIssue, Ruleset } from './rules-request.ts';

export { mapFromJson } from './values/from-json.ts';
export { timestampFromMicros } from './values/rule-value.ts';
export type {
  RulesIssue,
  RuleResource,
  QueryConstraint,
  ListQuery,
  RulesRequest,
  DocumentReader,
  AllowCoverage,
  ConditionCoverage,
  OutcomeCounts,
  Ruleset,
} from './rules-request.ts';

export type Compilation =
  { ok: true; ruleset: Ruleset; issues: RulesIssue[] } | { ok: false; issues: RulesIssue[] };

export interface CompileOptions {
  fileName?: string;
  /** Receives the values of debug(). */
  onDebug?: (line: number, text: string) => void;
}

const MAX_SOURCE_BYTES = 256 * 1024;

/** Compiles rules source. Errors and warnings carry line and column. Never throws, for any input text. */
export function compileRuleset(text: string, options: CompileOptions = {}): Compilation {
  const source = new Source(text, options.fileName ?? 'firestore.rules');
  const issues = new Issues(source);
  const file = parsed(source, issues);
  if (!file) return { ok: false, issues: issues.list() };
  const resolved = resolveRules(file, issues);
  if (issues.hasErrors) return { ok: false, issues: issues.list() };
  const plan = planRules(file, resolved, source, options.onDebug ?? (() => undefined));
  return { ok: true, ruleset: new CompiledRuleset(file.version, plan, source), issues: issues.list() };
}

/** Formats an issue: the message, the place, the line and a caret under it. */
export function explainIssue(issue: RulesIssue, text: string, fileName: string): string {
  return `${issue.severity}: ${issue.message}\n${printLocation(new Source(text, fileName), issue)}`;
}

function parsed(source: Source, issues: Issues): RulesFile | null {
  if (source.body.trim() === '') issues.error(0, issueTexts.empty);
  else if (Buffer.byteLength(source.body) > MAX_SOURCE_BYTES) issues.error(0, issueTexts.tooLarge);
  else {
    try {
      const file = parseRules(source, ({ offset, message }) => issues.error(offset, message));
      return issues.hasErrors ? null : file;
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      issues.error(error.offset, error.message);
    }
  }
  return null;
}
