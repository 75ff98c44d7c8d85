import type {
  Expression,
  FunctionDeclaration,
  Match,
  PatternSegment,
  RulesFile,
  Service,
} from '../language/ast.ts';
import { PACKAGES } from '../stdlib/library.ts';
import { CallGraph } from './call-graph.ts';
import { issueTexts } from './issue-texts.ts';
import type { Issues } from './issues.ts';
import { ExpressionResolver, type Resolution } from './resolve-expression.ts';
import { Scope, type Binding } from './scope.ts';

/** docs/reference/rules-language.md 9.4. */
const MAX_LETS = 10;
const MAX_PARAMETERS = 7;
const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const SERVICES = ['cloud.firestore', 'firebase.storage'];

export interface ResolvedRules extends Resolution {
  /** Each wildcard has its own slot, numbered over the whole file. */
  slots: Map<PatternSegment, number>;
}

/** Resolves every name and reports errors of scoping, limits, recursion and unused names. */
export function resolveRules(file: RulesFile, issues: Issues): ResolvedRules {
  const resolved: ResolvedRules = { variables: new Map(), calls: new Map(), slots: new Map() };
  for (const service of file.services) new ServiceResolver(file.version, service, resolved, issues).run();
  return resolved;
}

class ServiceResolver {
  readonly #version: 1 | 2;
  readonly #service: Service;
  readonly #resolved: ResolvedRules;
  readonly #issues: Issues;
  readonly #calls = new CallGraph();
  readonly #expressions: ExpressionResolver;
  #caller: FunctionDeclaration | null = null;

  constructor(version: 1 | 2, service: Service, resolved: ResolvedRules, issues: Issues) {
    this.#version = version;
    this.#service = service;
    this.#resolved = resolved;
    this.#issues = issues;

    this.#expressions = new ExpressionResolver(service.name, resolved, issues, (callee, call) =>
      this.#calls.add(this.#caller, callee, call),
    );
  }

  run(): void {
    const service = this.#service;
    const issues = this.#issues;
    if (!SERVICES.includes(service.name))
      issues.error(service.start, issueTexts.unknownService(service.name));
    const globals = new Scope(null);
    globals.bind('request', { type: 'request' });
    globals.bind('resource', { type: 'resource' });
    const scope = new Scope(globals);
    this.#functions(service.functions, scope);
    for (const match of service.matches) this.#match(match, scope, [], 1);
    for (const call of this.#calls.recursive()) issues.error(call.start, issueTexts.recursion);
    for (const unused of this.#calls.neverCalled()) {
      issues.warning(unused.start, issueTexts.unusedFunction(unused.name));
    }
  }

  #match(match: Match, outer: Scope, above: PatternSegment[], depth: number): void {
    const scope = new Scope(outer);
    const path = [...above, ...match.path];
    if (depth > MAX_MATCH_DEPTH) this.#issues.error(match.start, issueTexts.matchesTooDeep);
    this.#checkPath(match, path);
    for (const segment of match.path) {
      if (segment.type === 'literal') continue;
      const slot = this.#resolved.slots.size;
      this.#resolved.slots.set(segment, slot);
      this.#bind(scope, segment, { type: 'capture', slot });
    }
    this.#functions(match.functions, scope);
    this.#caller = null;
    for (const { condition } of match.allows) if (condition) this.#expression(condition, scope);
    for (const inner of match.matches) this.#match(inner, scope, path, depth + 1);
  }

  #checkPath(match: Match, whole: PatternSegment[]): void {
    const globs = match.path.filter(({ type }) => type === 'glob');
    const [first, second] = globs;
    if (second) this.#issues.error(second.start, issueTexts.severalGlobs);
    else if (this.#version === 1 && first && match.path.at(-1) !== first) {
      this.#issues.error(first.start, issueTexts.globNotLast);
    }
    if (whole.length > MAX_PATH_SEGMENTS) this.#issues.error(match.start, issueTexts.pathTooLong);
    if (whole.filter(({ type }) => type !== 'literal').length > MAX_CAPTURES) {
      this.#issues.error(match.start, issueTexts.tooManyCaptures);
    }
  }

  /** Declares all names first: functions of a block may call one another in any order. */
  #functions(declarations: FunctionDeclaration[], scope: Scope): void {
    for (const declaration of declarations) {
      this.#calls.declare(declaration);
      if (!scope.declare(declaration)) {
        this.#issues.error(declaration.start, issueTexts.alreadyBound(declaration.name));
      }
    }
    for (const declaration of declarations) this.#body(declaration, scope);
  }

  #body(declaration: FunctionDeclaration, outer: Scope): void {
    const { parameters, lets, result } = declaration;
    const scope = new Scope(outer);
    this.#caller = declaration;
    if (parameters.length > MAX_PARAMETERS)
      this.#issues.error(declaration.start, issueTexts.tooManyParameters);
    if (lets.length > MAX_LETS) this.#issues.error(lets[MAX_LETS]?.start ?? 0, issueTexts.tooManyLets);
    parameters.forEach((parameter, slot) => this.#bind(scope, parameter, { type: 'local', slot }));
    lets.forEach((binding, index) => {
      this.#expression(binding.value, scope);
      this.#bind(scope, binding, { type: 'local', slot: parameters.length + index });
    });
    this.#expression(result, scope);
    for (const { name, start } of lets) {
      if (scope.variables.get(name)?.uses === 0) this.#issues.warning(start, issueTexts.unusedVariable(name));
    }
  }

  #bind(scope: Scope, { name, start }: { name: string; start: number }, binding: Binding): void {
    if (PACKAGES.has(name)) this.#issues.error(start, issueTexts.packageName(name));
    else if (!scope.bind(name, binding)) this.#issues.error(start, issueTexts.alreadyBound(name));
  }

  #expression(expression: Expression, scope: Scope): void {
    this.#expressions.resolve(expression, scope);
  }
}
