import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cataloguePages } from '../src/app/ssr/catalogue-pages.ts';
import type { Audience, PrerenderedPage } from '../src/app/ssr/prerendered-page.ts';
import type { PageCode, PageDocument, HtmlTemplate } from '../src/app/ssr/html-template.ts';
import { chunksOf } from './chunks-of.ts';
import { prerenderedPages } from './prerendered-pages.ts';

const dist = new URL('../dist/', import.meta.url);
const server = new URL('../server/dist/', import.meta.url);

/**
 * Writes the HTML of the pages whose first view is known before anybody asks for it, app.html for all others, and beside
 * what draws them the shell that those of the catalogue will be put into (server/dist, which the function `pages` takes along).
 * With the shop's `origin` each says its own address.
 */
export async function prerenderPages(origin: string | undefined): Promise<void> {
  const built = readFileSync(new URL('index.html', dist), 'utf8');
  writeFileSync(new URL('app.html', dist), built);
  const named = [...prerenderedPages, ...cataloguePages].map(({ page }) => page);
  const shell: HtmlTemplate = { html: readShell(built), code: codeOf(named), headers: readHeaders() };
  writeFileSync(new URL('shell.json', server), JSON.stringify(shell));
  const { renderPage, documentOf } = (await import(new URL('answer-page.js', server).href)) as {
    renderPage(path: string, audience: Audience): Promise<PrerenderedPage>;
    documentOf(shell: HtmlTemplate, page: PageDocument): string;
  };
  for (const { path, route = path, audience, page, file } of prerenderedPages) {
    const made = await renderPage(path, audience);
    const code = shell.code[page]!;
    const target = new URL(file, dist);
    mkdirSync(new URL('.', target), { recursive: true });
    const address = origin && route === path ? { address: origin + path } : {};
    writeFileSync(target, documentOf(shell, { made, route, audience, code, isWaiting: false, ...address }));
  }
}

/** The document without what starts the app, and with its styles (the typeface) inside: nothing keeps it from being drawn. */
function readShell(built: string): string {
  const [, css] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(built) ?? [];
  if (!css) throw new Error('The built index.html has no stylesheet; see web/scripts/prerender-pages.ts');
  return built
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<style>${readFileSync(new URL(`.${css}`, dist), 'utf8').trim()}</style>`,
    );
}

function codeOf(pages: readonly string[]): Record<string, PageCode> {
  const filesOf = chunksOf(dist);
  const app = [...filesOf('index.html')];
  return Object.fromEntries(
    pages.map((page) => {
      const own = [...filesOf(`src/app/pages/${page}-page.tsx`)].filter((it) => !app.includes(it));
      return [page, { app, own }];
    }),
  );
}

/** What Hosting says beside everything, for a function that answers in its place. */
function readHeaders(): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { headers: { regex?: string; headers: { key: string; value: string }[] }[] };
  };
  const everywhere = hosting.headers.find(({ regex }) => regex !== undefined);
  return Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]));
}
