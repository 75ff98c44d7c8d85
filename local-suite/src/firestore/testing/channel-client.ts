import { request, type IncomingMessage } from 'node:http';

/**
 * A minimal WebChannel client for tests: speaks docs/reference/firestore-protocol.md 5 by hand, and can
 * violate it.
 */
export class ChannelClient {
  rid = 1000;
  sid = '';

  constructor(
    readonly port: number,
    readonly rpc: 'Listen' | 'Write' = 'Write',
  ) {}

  url(parameters: Record<string, string | number>): string {
    const query = new URLSearchParams({
      VER: '8',
      database: 'projects/p/databases/(default)',
      zx: 'x',
      t: '1',
    });
    for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
    return `http://127.0.0.1:${this.port}/google.firestore.v1.Firestore/${this.rpc}/channel?${query}`;
  }

  async open(messages: object[] = [], headers = ''): Promise<string> {
    const body = formOf(0, messages);
    if (headers) body.set('headers', headers);
    const response = await fetch(this.url({ RID: this.rid++, CVER: 22, 'X-HTTP-Session-Id': 'gsessionid' }), {
      method: 'POST',
      body,
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${text}`);
    const [[, [, sid]]] = parseFrames(text).flat() as [[number, [string, string]]];
    this.sid = sid;
    return text;
  }

  /** Sends messages from index `offset` on; returns the three items of the response. */
  async forward(offset: number, messages: object[], aid = 0): Promise<unknown> {
    const response = await fetch(this.url({ SID: this.sid, RID: this.rid++, AID: aid }), {
      method: 'POST',
      body: formOf(offset, messages),
    });
    return parseFrames(await response.text())[0];
  }

  /** Opens a back channel. */
  back(aid = 0, parameters: Record<string, string | number> = {}): Promise<BackStream> {
    return new Promise((resolve, reject) => {
      const url = this.url({ RID: 'rpc', SID: this.sid, AID: aid, CI: 0, TYPE: 'xmlhttp', ...parameters });
      const get = request(url, { agent: false }, (response) => resolve(new BackStream(response)));
      get.on('error', reject);
      get.end();
    });
  }

  terminate(): Promise<Response> {
    return fetch(this.url({ SID: this.sid, RID: this.rid++, TYPE: 'terminate' }), {
      method: 'POST',
      body: '',
    });
  }
}

export type NumberedMessage = [number, unknown[]];

/** One hanging GET with its data so far. */
export class BackStream {
  text = '';
  readonly chunks: string[] = [];
  readonly ended: Promise<void>;
  #listeners: (() => void)[] = [];

  constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      this.text += chunk;
      this.chunks.push(chunk);
      this.#wake();
    });
    this.ended = new Promise((resolve) => {
      response.on('close', () => {
        resolve();
        this.#wake();
      });
    });
    response.on('error', () => undefined);
  }

  get arrays(): NumberedMessage[] {
    return parseFrames(this.text).flat() as NumberedMessage[];
  }

  /** Arrays other than noops. */
  get messages(): NumberedMessage[] {
    return this.arrays.filter(([, [kind]]) => kind !== 'noop');
  }

  async waitFor(condition: (stream: this) => boolean): Promise<this> {
    const deadline = Date.now() + 5_000;
    while (!condition(this)) {
      if (Date.now() > deadline) throw new Error(`Timed out; received so far: ${this.text}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 250);
        this.#listeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return this;
  }

  drop(): void {
    this.response.destroy();
  }

  #wake(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** Parses complete frames; the length counts UTF-16 units. Throws when a frame's length is wrong. */
export function parseFrames(text: string): unknown[][] {
  const frames: unknown[][] = [];
  let rest = text;
  while (rest !== '') {
    const newline = rest.indexOf('\n');
    if (newline < 0) break;
    const length = Number(rest.slice(0, newline));
    const payload = rest.slice(newline + 1, newline + 1 + length);
    if (payload.length < length) break;
    frames.push(JSON.parse(payload) as unknown[]);
    rest = rest.slice(newline + 1 + length);
  }
  return frames;
}

function formOf(offset: number, messages: object[]): URLSearchParams {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  messages.forEach((message, index) => form.set(`req${index}___data__`, JSON.stringify(message)));
  return form;
}
