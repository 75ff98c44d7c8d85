import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NOTHING_TO_HOIST = '\0nothing-to-hoist';
const routerBuild = resolve(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

const OWN_PREFIXES = resolve(import.meta.dirname, 'prefixes.ts');

/**
 * What every page would carry for nothing (4 KB of its first load): react-router's exports lead to its development build
 * in production too; and emotion brings hoist-non-react-statics with a react-is of its own, for `withTheme` alone, which
 * nobody here calls (it would lose a class's statics, no more), a `styled.div` for each of 134 tags, where MUI says
 * `styled('div')`, and prefixes for browsers that could not run the shop.
 */
export function slimPackages(): Plugin {
  return {
    name: 'slim-packages',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (source === 'react-router') return resolve(routerBuild, 'index.mjs');
      if (source === '@emotion/styled') return this.resolve('@emotion/styled/base', importer);
      if (source === 'hoist-non-react-statics' && importer?.includes('/@emotion/')) return NOTHING_TO_HOIST;
      return undefined;
    },
    load: (id) => (id === NOTHING_TO_HOIST ? 'export default (target) => target;' : undefined),
    transform(code, id) {
      if (id.startsWith(routerBuild)) return slimRouter(code);
      return id.includes('/@emotion/cache/') ? fewerPrefixes(code) : undefined;
    },
  };
}

/**
 * Says what the bundler cannot know and so keeps: that naming a component for DevTools, and making one that nobody uses,
 * does nothing. Then the parts for servers and data routers stay at home (5 KB), and links' prefetching and its marks with them,
 * which only work under react-router's own server.
 */
function slimRouter(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/"data-discover": .*$/gm, '')
    .replace(/React\d*\.createElement\(PrefetchPageLinks, .*?\)/, 'null')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{[^]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    );
}

function fewerPrefixes(code: string): string {
  const theirs = 'var defaultStylisPlugins = [prefixer];';
  if (!code.includes(theirs)) throw new Error('@emotion/cache has changed; see web/vite/slim-packages.ts');
  return `import { prefixer as own } from ${JSON.stringify(OWN_PREFIXES)};\n${code.replace(theirs, 'var defaultStylisPlugins = [own];')}`;
}
