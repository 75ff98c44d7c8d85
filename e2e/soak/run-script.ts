import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs an operator's command of functions/src/admin on the local stack and returns whether it ended with 0, and what it printed. */
export async function runScript(
  name: 'rebuild-counters' | 'rebuild-stock',
  ...options: readonly string[]
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const script = resolve(ROOT, `functions/src/admin/${name}.ts`);
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', script, '--local', ...options],
      { cwd: ROOT },
    );
    return { ok: true, output: stdout };
  } catch (cause) {
    return { ok: false, output: (cause as { stdout?: string }).stdout || String(cause) };
  }
}
