import { readFileSync } from 'node:fs';
import { unless, type Finding } from '../finding.ts';
import type { Checkout, FirebaseJson } from '../checkout.ts';
import { CONFIG } from './web-config.ts';

/** Checks that the folder that Hosting uploads is complete, up to date and built for this project. */
export function checkWebBuild(checkout: Checkout, { hosting }: FirebaseJson, project: string): Finding[] {
  const files = checkout.files(hosting.public);
  const build = 'Run npm run build.';
  const page = checkout.text(`${hosting.public}/app.html`);
  if (page === undefined) return unless(false, `${hosting.public}/app.html is missing.`, build);
  const sources = [
    ...checkout.files('web/src'),
    ...checkout.files('domain/src'),
    ...[CONFIG, 'web/index.html'].flatMap((file) =>
      checkout.text(file) === undefined ? [] : checkout.at(file),
    ),
  ].filter((file) => !/\.test\.tsx?$/.test(file));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(file, 'utf8'));
  const projects = new Set(
    scripts.flatMap((text) => [...text.matchAll(/projectId\\?":\\?"([\w-]+)/g)].map(([, id]) => id!)),
  );
  return [
    ...unless(
      checkout.newest([checkout.at(hosting.public, 'app.html')]) >= checkout.newest(sources),
      `${hosting.public} is older than web/src, domain/src or ${CONFIG}.`,
      build,
    ),
    ...unless(
      projects.has(project),
      `${hosting.public} was built for ${[...projects].join(', ') || 'no project'}, not for ${project}.`,
      `${build} npm start and npm test build the local shop into the same folder.`,
    ),
    ...unless(
      !scripts.some((text) => /VITE_EMULATOR_HOSTS\W/.test(text) && /VITE_EMULATOR_HOSTS[`'"]?:/.test(text)),
      `${hosting.public} sends browsers to emulators on their own machine.`,
      `${build} npm start and npm test build the local shop into the same folder.`,
    ),
  ];
}
