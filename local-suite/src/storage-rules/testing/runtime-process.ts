import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

export type Message = Record<string, unknown>;

export const text = (value: string) => ({ string_value: value });
export const record = (fields: Message) => ({ map_value: { fields } });

/** The real program, bundled as the launcher bundles it, driven as the CLI drives it. */
export class RuntimeProcess {
  stderr = '';
  readonly raw: Buffer[] = [];
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #rest = '';
  #wake: (() => void) | null = null;
  #nextId = 0;

  constructor(bundle: string) {
    this.#process = spawn(process.execPath, [bundle, 'serve']);
    this.#process.stderr.on('data', (chunk: Buffer) => (this.stderr += chunk.toString()));
    this.#process.stdout.on('data', (chunk: Buffer) => {
      this.raw.push(chunk);
      const parts = (this.#rest + chunk.toString('latin1')).split('\n');
      this.#rest = parts.pop() ?? '';
      this.#lines.push(...parts);
      this.#wake?.();
    });
  }

  write(line: string | Buffer): void {
    this.#process.stdin.write(line);
  }

  send(message: Message, id = this.#nextId++): number {
    this.write(`${JSON.stringify({ ...message, id })}\n`);
    return id;
  }

  async receive(): Promise<Message> {
    while (this.#lines.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    return JSON.parse(this.#lines.shift() ?? '') as Message;
  }

  async load(content: string, rulesetName = '0'): Promise<Message> {
    const source = { files: [{ name: '/shop/storage.rules', content }] };
    this.send({ action: 'load_ruleset', context: { rulesetName, source } });
    return this.receive();
  }

  verify(method: string, path: string, variables: Message = {}, rulesetName = '0'): number {
    const request = record({
      path: {
        path_value: {
          segments: path
            .split('/')
            .slice(1)
            .map((simple) => ({ simple })),
        },
      },
      time: { timestamp_value: '2026-01-15T12:34:56.123Z' },
      resource: { null_value: null },
      auth: record({ uid: text('alice'), token: record({ level: { int_value: 3 } }) }),
      ...(variables.request as Message | undefined),
    });
    const resource = variables.resource ?? { null_value: null };
    const context = {
      rulesetName,
      service: 'firebase.storage',
      path,
      method,
      variables: { request, resource },
    };
    return this.send({ action: 'verify', context });
  }

  async permits(method: string, path: string, variables: Message = {}): Promise<unknown> {
    const id = this.verify(method, path, variables);
    const answer = await this.receive();
    const clean = JSON.stringify([answer.status, answer.errors, answer.warnings]) === '["ok",[],[]]';
    if (answer.id !== id || !clean) throw new Error(`Not a verdict: ${JSON.stringify(answer)}`);
    return (answer.result as Message).permit;
  }

  signal(name: NodeJS.Signals): void {
    this.#process.kill(name);
  }

  endInput(): void {
    this.#process.stdin.end();
  }

  async exit(): Promise<unknown> {
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
    return this.#process.exitCode;
  }
}
