/**
 * Every message of the compiler, worded as production's where that is recorded
 * (docs/reference/rules-language.md 9.1).
 */
export const issueTexts = {
  empty: 'Rules content empty. Compilation aborted.',
  tooLarge: 'Rules content exceeds the maximum of 256 KB.',
  unknownService: (name: string) => `Invalid service name: ${name}.`,
  alreadyBound: (name: string) => `The identifier [${name}] is already bound in the current scope.`,
  packageName: (name: string) => `${name} is a package and cannot be used as variable name.`,
  recursion: 'Recursive call is not allowed.',
  severalGlobs:
    'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
  globNotLast:
    'Invalid glob match expression. In rules_version 1 a glob match must be the last segment of a path.',
  unusedVariable: (name: string) => `Unused variable: ${name}.`,
  unusedFunction: (name: string) => `Unused function: ${name}.`,
  invalidVariable: (name: string) => `Invalid variable name: ${name}.`,
  invalidFunction: (name: string) => `Invalid function name: ${name}.`,
  invalidType: (name: string) => `Invalid type name: ${name}.`,
  wrongArguments: (name: string) => `Incorrect number of arguments supplied to function: ${name}.`,
  tooManyLets: 'A function may have at most 10 let bindings.',
  tooManyParameters: 'A function may have at most 7 arguments.',
  matchesTooDeep: 'Match blocks may be nested at most 10 deep.',
  pathTooLong: 'A match path may have at most 100 segments.',
  tooManyCaptures: 'A match path may have at most 20 captures.',
};
