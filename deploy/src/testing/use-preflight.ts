import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { projectOf } from '../checks/project.ts';
import { Checkout } from '../checkout.ts';
import { manifestOf, type Manifest } from '../manifest.ts';
import { preflight } from '../preflight.ts';
import { createCheckout, type TestCheckout } from './create-checkout.ts';

/** A defect: its name, the change that introduces it, and the message that the deployer reads. */
export type Defect = readonly [name: string, introduce: (folder: TestCheckout) => void, message: RegExp];

/** Registers hooks that give each test a complete checkout; the functions are loaded once. */
export function usePreflight() {
  let manifest: Manifest;
  let folder: TestCheckout;
  beforeAll(async () => {
    const built = createCheckout();
    manifest = await manifestOf(join(built.root, 'functions/dist'));
    built.delete();
  });
  beforeEach(() => {
    folder = createCheckout();
  });
  afterEach(() => folder.delete());

  return {
    /** The checkout of the running test. */
    get folder() {
      return folder;
    },
    get manifest() {
      return manifest;
    },
    /** Runs preflight and returns the messages of its findings. */
    async findings({ project, sandbox = false }: { project?: string; sandbox?: boolean } = {}) {
      const checkout = new Checkout(folder.root);
      const options = { project: projectOf(checkout, project), sandbox, manifest };
      return (await preflight(checkout, options)).findings.map(({ what }) => what);
    },
  };
}

/** Sets the modification time of a file to a minute from now. */
export function makeNew(folder: TestCheckout, path: string): void {
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder.root, path), later, later);
}
