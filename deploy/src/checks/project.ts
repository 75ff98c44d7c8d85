import { unless, type Finding } from '../finding.ts';
import type { Checkout } from '../checkout.ts';

/** `firebase deploy` refuses these: they never reach the cloud. */
const ONLY_LOCAL = /^demo-/;

/** Which project is meant: by id, by its name in .firebaserc, or the default one. */
export function projectOf(checkout: Checkout, wanted: string | undefined): string | undefined {
  const projects = checkout.projects();
  const named = projects.ok ? projects.value : {};
  return wanted === undefined ? named['default'] : (named[wanted] ?? wanted);
}

/** A project that is in the cloud. */
export function checkProject(checkout: Checkout, project: string | undefined): Finding[] {
  const projects = checkout.projects();
  if (!projects.ok)
    return [
      { what: `${projects.why}.`, remedy: 'Restore the file from the repository: npm start needs it too.' },
    ];
  if (project === undefined)
    return unless(
      false,
      '.firebaserc names no default project.',
      'Give --project ID, or run npx firebase use --add.',
    );
  return unless(
    !ONLY_LOCAL.test(project),
    `The project is ${project}, which exists on this machine alone.`,
    'Run npx firebase use --add and choose the project of your shop, or give --project ID.',
  );
}
