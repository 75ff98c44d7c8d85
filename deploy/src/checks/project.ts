import { unless, type Finding } from '../finding.ts';
import type { Checkout } from '../checkout.ts';

/** Project IDs that exist only in emulators; `firebase deploy` rejects them. */
const ONLY_LOCAL = /^demo-/;

/** Returns the ID of the project, given its ID or its alias in .firebaserc; without either, the default project's. */
export function projectOf(checkout: Checkout, wanted: string | undefined): string | undefined {
  const projects = checkout.projects();
  const aliases = projects.ok ? projects.value : {};
  return wanted === undefined ? aliases['default'] : (aliases[wanted] ?? wanted);
}

/** Checks that the project exists in the cloud, as far as its name tells. */
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
      'Pass --project ID, or run npx firebase use --add.',
    );
  return unless(
    !ONLY_LOCAL.test(project),
    `The project is ${project}, which exists only on this machine.`,
    'Run npx firebase use --add and choose the project of your shop, or pass --project ID.',
  );
}
