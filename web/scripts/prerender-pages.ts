import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cataloguePages } from '../src/app/ssr/catalogue-pages.ts';
import type { Audience, PrerenderedPage } from '../src/app/ssr/prerendered-page.ts';
import type { PageCode, PageDocument, HtmlTemplate } from '../src/app/ssr/html-template.ts';
import { chunksOf, styleSheetsOf } from './chunks-of.ts';
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

/** Returns the document without what starts the app, with its style sheets inside: nothing delays the first paint. */
function readShell(built: string): string {
  const sheets = [...built.matchAll(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n/g)];
  if (!sheets.length)
    throw new Error('The built index.html has no stylesheet; see web/scripts/prerender-pages.ts');
  return built
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '')
    .replace('</head>', () => `${inlined(sheets.map(([, file]) => file!))}</head>`);
}

/** The disabled links fetch nothing; they tell Vite's loader, which looks for a link, that the styles are there. */
function inlined(files: readonly string[]): string {
  const css = files.map((file) => readFileSync(new URL(file, dist), 'utf8').trim()).join('');
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  return css && `<style>${css}</style>${links}`;
}

function codeOf(pages: readonly string[]): Record<string, PageCode> {
  const [filesOf, sheetsOf] = [chunksOf(dist), styleSheetsOf(dist)];
  const app = [...filesOf('index.html')];
  const appSheets = sheetsOf('index.html');
  return Object.fromEntries(
    pages.map((page) => {
      const module = `src/app/pages/${page}-page.tsx`;
      const own = [...filesOf(module)].filter((it) => !app.includes(it));
      const styles = inlined([...sheetsOf(module)].filter((it) => !appSheets.has(it)));
      return [page, { app, own, styles }];
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
