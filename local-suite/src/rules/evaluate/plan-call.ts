import type { Call, Expression, FunctionDeclaration } from '../language/ast.ts';
import { methodOfUnknown } from '../queries/symbolic.ts';
import { METHODS } from '../stdlib/library.ts';
import { failure, nullValue, type Outcome } from '../values/outcome.ts';
import { NULL, type RuleValue } from '../values/rule-value.ts';
import { lookUp } from './look-up.ts';
import { evaluateArguments } from './evaluate-arguments.ts';
import type { FunctionPlan, Planner } from './planner.ts';
import type { Plan, Run } from './run.ts';

const WRONG_COUNT = failure('Wrong number of arguments.');

/** Plans a call; a failing argument fails it. */
export function planCall(call: Call, planner: Planner, planned: (part: Expression) => Plan): Plan {
  const target = planner.resolved.calls.get(call) ?? { type: 'unknown' };
  const args = call.args.map(planned);
  const [only] = args;
  switch (target.type) {
    case 'user':
      return planUserCall(target.declaration, args, call.start, planner);
    case 'library': {
      const { row } = target;
      return (run) => evaluateArguments(args, run, (values) => row.call(NULL, values));
    }
    case 'look-up': {
      const { name } = target;
      if (!only || args.length !== 1) return () => WRONG_COUNT;
      return (run) => lookUp(name, only(run), run);
    }
    case 'debug': {
      if (!only || args.length !== 1) return () => WRONG_COUNT;
      return (run) => debugged(only(run), call, planner);
    }
    case 'method': {
      if (call.callee.type !== 'member') return () => failure('Not a method.');
      return planMethod(call.callee.name, planned(call.callee.target), args);
    }
    case 'unknown': {
      const name = call.callee.name;
      return () => failure(`Function not found: ${name}.`);
    }
  }
}

/** Plans a function at its first call, because functions may be declared after the ones that call them. */
function planUserCall(declaration: FunctionDeclaration, args: Plan[], start: number, planner: Planner): Plan {
  let body: FunctionPlan | undefined;
  const runBody = (run: Run): Outcome => {
    for (const binding of body?.lets ?? []) run.locals.push(binding(run));
    return body ? body.result(run) : nullValue();
  };
  return (run) => {
    body ??= planner.functionBody(declaration);
    if (args.length !== body.parameters) return WRONG_COUNT;
    const locals: Outcome[] = [];
    for (const arg of args) {
      const value = arg(run);
      if (value.kind === 'error') return value;
      locals.push(value);
    }
    return run.inCall(locals, runBody, start);
  };
}

function planMethod(name: string, receiver: Plan, args: Plan[]): Plan {
  return (run) => {
    const self = receiver(run);
    if (self.kind === 'error') return self;
    return evaluateArguments(args, run, (values) => callMethod(self, name, values, run));
  };
}

function callMethod(
  self: Exclude<Outcome, { kind: 'error' }>,
  name: string,
  args: RuleValue[],
  run: Run,
): Outcome {
  if (self.kind === 'unknown') return methodOfUnknown(self, name, args, run.facts);
  if (self.kind === 'null') return nullValue();
  const method = METHODS[self.kind]?.get(name);
  return method ? method.call(self, args) : failure(`Function not found: ${name}.`);
}

function debugged(outcome: Outcome, call: Call, planner: Planner): Outcome {
  if (outcome.kind !== 'error' && outcome.kind !== 'unknown') planner.debug(call.start, outcome);
  return outcome;
}
