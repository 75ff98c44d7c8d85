/**
 * Arguments passed by firebase-tools and by this repository's tests (docs/reference/firestore-protocol.md
 * 1.2).
 */
export interface EmulatorArguments {
  host: string;
  /** 0 picks a free port. */
  port: number;
  projectId: string;
  rules?: string;
  seedFromExport?: string;
  /** HOST:PORT */
  functionsEmulator?: string;
  indexes?: string;
  strictIndexes: boolean;
  /**
   * Folder of the journal, which holds the commits since the last export; without it they exist in memory
   * only.
   */
  journal?: string;
}

/**
 * Parses `--key value`, `--key=value` and bare flags in any order; `_` equals `-`, unknown keys are ignored.
 * firebase-tools passes no flags of ours, so indexes and journal come through the environment there.
 */
export function parseArguments(argv: readonly string[], env: NodeJS.ProcessEnv): EmulatorArguments {
  const given = keyValues(argv);
  const indexes = given.get('indexes') ?? env['NARGISUS_FIRESTORE_INDEXES'];
  const journal = given.get('journal') ?? env['NARGISUS_FIRESTORE_JOURNAL'];
  const rules = given.get('rules');
  const seedFromExport = given.get('seed-from-export');
  const functionsEmulator = given.get('functions-emulator');
  return {
    host: given.get('host') ?? '127.0.0.1',
    port: Number(given.get('port') ?? 8080),
    projectId: given.get('project-id') ?? 'demo-project',
    strictIndexes:
      isTrue(given.get('strict-indexes')) || isTrue(env['NARGISUS_FIRESTORE_STRICT_INDEXES'] || undefined),
    ...(rules ? { rules } : {}),
    ...(seedFromExport ? { seedFromExport } : {}),
    ...(functionsEmulator ? { functionsEmulator } : {}),
    ...(indexes ? { indexes } : {}),
    ...(journal ? { journal } : {}),
  };
}

function keyValues(argv: readonly string[]): Map<string, string> {
  const given = new Map<string, string>();
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index]!;
    if (!argument.startsWith('--')) continue;
    const equals = argument.indexOf('=');
    const key = (equals < 0 ? argument : argument.slice(0, equals)).slice(2).replaceAll('_', '-');
    const next = argv[index + 1];
    if (equals >= 0) given.set(key, argument.slice(equals + 1));
    else if (next !== undefined && !next.startsWith('--')) {
      given.set(key, next);
      index++;
    } else given.set(key, 'true');
  }
  return given;
}

function isTrue(value: string | undefined): boolean {
  return value !== undefined && value !== 'false' && value !== '0';
}
