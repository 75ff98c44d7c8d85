import * as z from 'zod/mini';

/** The fields of `npm audit --json` that we read. A string in `via` names another entry of the report. */
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

/** A known vulnerability of a package. */
export interface Advisory {
  /** GHSA-…, as in docs/security.md. */
  readonly id: string;
  readonly inPackage: string;
  readonly what: string;
}

/** Returns each advisory once, also if several packages depend on it. @throws Error if the text is not a report. */
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

/** Returns the advisories that docs/security.md accepts: the first column of its table under "Packages". */
export function acceptedIn(page: string): string[] {
  const section = /^## Packages\n([^]*?)(?=^## |$(?![^]))/m.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^\| *(GHSA(?:-[0-9a-z]{4}){3}) *\|/gm)].map(([, id]) => id!);
}
