import * as z from 'zod/mini';

/** As far as we look into what `npm audit --json` prints. A text in `via` names another entry of the same report. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ url: z.string(), title: z.string(), severity: z.string(), range: z.string() }),
        ]),
      ),
    }),
  ),
});

/** Something known against a package. */
export interface Advisory {
  /** GHSA-…, as it stands in docs/security.md. */
  readonly id: string;
  readonly inPackage: string;
  readonly what: string;
}

/** Each advisory once, however many packages it comes through. @throws Error for what is no report. */
export function advisoriesOf(json: string): Advisory[] {
  const { vulnerabilities } = reportSchema.parse(JSON.parse(json));
  const found = new Map<string, Advisory>();
  for (const [inPackage, { via }] of Object.entries(vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const id = /GHSA(-[0-9a-z]{4}){3}/.exec(advisory.url)?.[0] ?? advisory.url;
      const what = `${advisory.severity}: ${advisory.title} (${inPackage} ${advisory.range})`;
      found.set(id, { id, inPackage, what });
    }
  }
  return [...found.values()];
}

/** The ids in the first column of the table under "Packages" in docs/security.md. */
export function arguedIn(page: string): string[] {
  const section = /^## Packages\n([^]*?)(?=^## |$(?![^]))/m.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^\| *(GHSA(?:-[0-9a-z]{4}){3}) *\|/gm)].map(([, id]) => id!);
}
