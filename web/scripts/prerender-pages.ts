import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cataloguePages } from '../src/app/ssr/catalogue-pages.ts';
import type { Audience, PrerenderedPage } from '../src/app/ssr/prerendered-page.ts';
import type { PageCode, PageDocument, HtmlTemplate } from '../src/app/ssr/html-template.ts';
import { ACCOUNT_PAGES, accountPagesOf, chunksOf, styleSheetsOf } from './chunks-of.ts';
import { prerenderedPages, type PrerenderedRoute } from './prerendered-pages.ts';

const dist = new URL('../dist/', import.meta.url);
const server = new URL('../server/dist/', import.meta.url);

/**
 * Writes the documents of all prerendered pages, app.html for the others, and the template of catalogue pages into
 * server/dist, which is deployed with the function `pages`. With the shop's `origin` each page has its canonical URL.
 */
export async function prerenderPages(origin: string | undefined): Promise<void> {
  // Hosting would serve index.html instead of asking the function `pages` for `/`.
  renameSync(new URL('index.html', dist), new URL('app.html', dist));
  const built = readFileSync(new URL('app.html', dist), 'utf8');
  const pages = [...prerenderedPages, ...cataloguePages];
  const template: HtmlTemplate = { html: readTemplate(built), code: codeOf(pages), headers: readHeaders() };
  writeFileSync(new URL('shell.json', server), JSON.stringify(template));
  writeFileSync(new URL('app.html', dist), preloadAccountPages(built));
  const { renderPage, renderDocument } = (await import(new URL('answer-page.js', server).href)) as {
    renderPage(path: string, audience: Audience): Promise<PrerenderedPage>;
    renderDocument(template: HtmlTemplate, page: PageDocument): string;
  };
  for (const { path, route = path, audience, page, file } of prerenderedPages) {
    const rendered = await renderPage(path, audience);
    const code = template.code[page]!;
    const target = new URL(file, dist);
    mkdirSync(new URL('.', target), { recursive: true });
    const url = origin && route === path ? { url: origin + path } : {};
    writeFileSync(
      target,
      renderDocument(template, { rendered, route, audience, code, isSkeleton: false, ...url }),
    );
  }
}

/** Returns the document with its style sheets inlined and without the script that starts the app: nothing delays the first paint. */
function readTemplate(built: string): string {
  const sheets = [...built.matchAll(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n/g)];
  if (!sheets.length)
    throw new Error('The built app.html has no stylesheet; see web/scripts/prerender-pages.ts');
  return built
    .replace(/ *<script type="module"[^>]*><\/script>\n/, '')
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '')
    .replace('</head>', () => `${inlined(sheets.map(([, file]) => file!))}</head>`);
}

/** Returns the style sheets as elements. The disabled links fetch nothing: Vite's loader takes them for loaded style sheets. */
function inlined(files: readonly string[]): string {
  const css = files.map((file) => readFileSync(new URL(file, dist), 'utf8').trim()).join('');
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  return css && `<style>${css}</style>${links}`;
}

/** Nearly all pages that are not prerendered are of accounts: their importer is fetched with the app. */
function preloadAccountPages(html: string): string {
  const links = [...chunksOf(dist)(ACCOUNT_PAGES)]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

type Coded = Pick<PrerenderedRoute, 'page' | 'soon'>;

function codeOf(pages: readonly Coded[]): Record<string, PageCode> {
  const [filesOf, sheetsOf] = [chunksOf(dist), styleSheetsOf(dist)];
  const accountPages = accountPagesOf(dist);
  const app = [...filesOf('index.html')];
  const appSheets = sheetsOf('index.html');
  return Object.fromEntries(
    pages.map(({ page, soon = [] }) => {
      const module = `src/app/pages/${page}-page.tsx`;
      const files = new Set([
        ...(accountPages.has(module) ? filesOf(ACCOUNT_PAGES) : []),
        ...filesOf(module),
      ]);
      const own = [...files].filter((it) => !app.includes(it));
      const sheets = new Set([module, ...soon].flatMap((it) => [...sheetsOf(it)]));
      const styles = inlined([...sheets].filter((it) => !appSheets.has(it)));
      const known = new Set([...app, ...own]);
      const late = new Set(soon.flatMap((it) => [...filesOf(it)]).filter((it) => !known.has(it)));
      return [page, { app, own, soon: [...late], styles }];
    }),
  );
}

/** Returns the headers that Hosting sends with every page, for the function that answers in its place. */
function readHeaders(): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { headers: { regex?: string; headers: { key: string; value: string }[] }[] };
  };
  const everywhere = hosting.headers.find(({ regex }) => regex !== undefined);
  return Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]));
}
