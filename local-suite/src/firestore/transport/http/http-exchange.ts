import type { IncomingMessage, ServerResponse } from 'node:http';

/** One HTTP/1.1 request with its parsed URL and methods to respond. */
export class HttpExchange {
  readonly method: string;
  /** Still percent-encoded, so that an encoded slash stays inside its segment. */
  readonly path: string;
  readonly query: URLSearchParams;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
  ) {
    const target = request.url ?? '/';
    const mark = target.indexOf('?');
    this.method = request.method ?? 'GET';
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
  }

  header(name: string): string | undefined {
    const value = this.request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  text(status: number, body: string, type = 'text/plain; charset=utf-8'): void {
    if (this.response.headersSent) return;
    this.response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    this.response.end(this.method === 'HEAD' ? undefined : body);
  }

  json(status: number, body: unknown): void {
    this.text(status, JSON.stringify(body), 'application/json; charset=utf-8');
  }
}

/** Percent-decodes each segment of a path; undefined for a broken escape. */
export function pathSegments(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
