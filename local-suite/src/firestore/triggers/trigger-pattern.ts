/** `{id}` or `*` matches one segment, `{rest=**}` or `**` one or more; anything else itself. */
export type PathPattern = (path: string) => boolean;

/** Compiles a document pattern such as `orders/{id}/lines/{rest=**}` (docs/reference/firestore-protocol.md 3). */
export function pathPattern(pattern: string): PathPattern {
  const source = pattern
    .replace(/^\/+|\/+$/g, '')
    .split('/')
    .map((segment) => {
      if (segment === '**' || /^\{[^{}=]+=\*\*\}$/.test(segment)) return '.+';
      if (segment === '*' || /^\{[^{}=]+(?:=\*)?\}$/.test(segment)) return '[^/]+';
      return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('/');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}
