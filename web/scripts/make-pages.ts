import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { escapeHtml } from '@nargisus/domain/text';
import type { Audience, MadePage } from '../src/app/ahead/made-page.ts';
import type { Description } from '../src/ui/page-description.ts';
import { chunksOf } from './chunks-of.ts';
import { madePages, type MadeAhead } from './made-pages.ts';

const dist = new URL('../dist/', import.meta.url);

/** Writes the HTML of the pages whose first view is known before anybody asks for it, and app.html for all others. */
export async function makePages(): Promise<void> {
  const built = readFileSync(new URL('index.html', dist), 'utf8');
  writeFileSync(new URL('app.html', dist), built);
  const shell = readShell(built);
  const filesOf = chunksOf(dist);
  const server = (await import(new URL('../server/dist/render-ahead.js', dist).href)) as {
    renderAhead(path: string, audience: Audience): Promise<MadePage>;
  };
  for (const page of madePages) {
    const made = await server.renderAhead(page.path, page.audience);
    const app = [...filesOf('index.html')].reverse(); // what is imported first
    const own = filesOf(`src/app/pages/${page.page}-page.tsx`);
    const code = { app, own: [...own].filter((it) => !app.includes(it)) };
    const file = new URL(page.file, dist);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, write(shell, page, made, code));
  }
}

/** The document without what starts the app, and with its styles (the typeface) inside: nothing keeps it from being drawn. */
function readShell(built: string): string {
  const [, css] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(built) ?? [];
  if (!css) throw new Error('The built index.html has no stylesheet; see web/scripts/make-pages.ts');
  return built
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<style>${readFileSync(new URL(`.${css}`, dist), 'utf8').trim()}</style>`,
    );
}

function write(
  shell: string,
  page: MadeAhead,
  made: MadePage,
  code: { app: string[]; own: string[] },
): string {
  const head = [
    ...(made.description ? tagsOf(made.description) : []),
    made.styles,
    ...(page.waits ? startsOf(page.waits, code) : []),
  ];
  const root = {
    made: page.audience,
    path: page.route ?? page.path,
    ...(!page.waits && { app: listed(code.app), own: listed(code.own) }),
  };
  const data = Object.entries(root).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const described = made.description
    ? shell.replace(/ *<title>.*<\/title>\n/, '').replace(/ *<meta\s+name="description"[^>]*>\n/, '')
    : shell;
  return described
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${data.join('')}>${made.html}</div>`);
}

const listed = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

/** The app at once, and beside it what it will ask for first. */
function startsOf(
  waits: NonNullable<MadeAhead['waits']>,
  { app, own }: { app: string[]; own: string[] },
): string[] {
  return [
    `<script type="module" src="/${app.at(-1)}"></script>`,
    ...[...app, ...own].map((file) => `<link rel="modulepreload" href="/${file}" />`),
    ...(waits.for ? [`<link rel="preload" as="fetch" crossorigin href="${escapeHtml(waits.for)}" />`] : []),
  ];
}

/** The address is left to the app: a build does not know under which name the shop will be opened. */
function tagsOf({ title, description, unlisted }: Description): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${escapeHtml(description)}" />`,
    ...(unlisted ? ['<meta name="robots" content="noindex" />'] : []),
  ];
}
