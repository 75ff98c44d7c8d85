import {
  APP_CHECK_HEADER,
  calls,
  IDEMPOTENCY_HEADER,
  STATUS_BY_CODE,
  type Call,
} from '@nargisus/domain/contract';
import type { KeptExample } from '../fixtures/network/api-examples.ts';
import { shortened, shortenedRequest, stabilize } from './stabilize.ts';

const ACCESS: Record<Exclude<Call['access'], 'staff' | 'self-or-staff'>, string> = {
  anyone: 'anyone',
  'cart-holder': 'the holder of the guest id, or the customer with that email and a token',
  'signed-in': 'every caller with a token',
  admin: 'admins',
};

const INTRODUCTION = `# The HTTP API

The function \`api\`, behind Hosting's \`/api/**\`. This page is generated from the contract (\`domain/src/contract/calls\`) and the
requests and answers of the tests (\`npm run docs:api\`); \`npm test\` fails when it is out of date. Ids, times and names are
constants instead of those of the test run.

- A token is a Firebase ID token: \`Authorization: Bearer …\`. Firebase Auth checks it with every call: a
  disabled or deleted account is rejected at once.
- Every answer is JSON: \`success\` and, where they apply, \`message\`, \`data\`, \`errors\` by field, \`nextCursor\` (send it as
  \`cursor\`; null after the last page). An error also carries the \`code\` of its message and the values in it (\`params\`),
  and the same for each field (\`errorCodes\`). Money is taka, times are ISO in UTC. Where docs/reference/specification.md 7 names \`order\`,
  the answer has it beside \`data\`.
- Errors: ${Object.entries(STATUS_BY_CODE)
  .filter(([code]) => code !== 'unreachable')
  .map(([code, status]) => `${status} ${code}`)
  .join(', ')}. A 429 has \`Retry-After\`, the seconds to wait.
- Where the shop enforces App Check, every call that is not for anyone needs \`${APP_CHECK_HEADER}\` as well ([ADR 13](adr/0013-app-check.md)).
- Bodies are JSON of at most 64 KB. Every answer has an \`X-Request-Id\`, which the log has too.
`;

/** Returns docs/api.md. @param comments - the comment above each call in the contract */
export function apiPage(examples: readonly KeptExample[], comments: ReadonlyMap<string, string>): string {
  const sections = (Object.entries(calls) as [string, Call][]).map(([name, call]) => {
    const shown = examples.filter(({ example }) => example === name || example.startsWith(`${name}: `));
    return [
      `## ${call.method} ${call.path}`,
      [comments.get(name), facts(call)].filter(Boolean).join('\n\n'),
      ...shown.sort((a, b) => (a.example < b.example ? -1 : 1)).map(shownExample),
    ].join('\n\n');
  });
  return `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`;
}

/** Returns who may make a call, with the rights of which staff need one. */
function whoMay({ access, rights }: Call): string {
  const names = rights?.map((right) => `\`${right}\``).join(' or ');
  const staff = `staff with the right ${names}, and admins`;
  if (access === 'staff') return staff;
  if (access === 'self-or-staff') return `the customer with that email, ${staff}`;
  return rights ? `${ACCESS[access]}; about others: ${staff}` : ACCESS[access];
}

function facts(call: Call): string {
  const answer = { redirect: 'a redirect of the browser (303)', file: 'a file' };
  return [
    `For ${whoMay(call)}.`,
    call.idempotent && `Needs \`${IDEMPOTENCY_HEADER}\`, a UUID: the same key gives the same answer.`,
    call.perMinute && `At most ${call.perMinute} a minute.`,
    call.form && 'The body is a form.',
    call.answers && `Answers with ${answer[call.answers]}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function shownExample({ example, request, answer }: KeptExample): string {
  const headers = [
    request.hasToken && 'Authorization: Bearer …',
    ...Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
  ].filter(Boolean);
  const requestText = [
    `${request.method} ${request.path}`,
    ...headers,
    ...(request.body === undefined ? [] : ['', JSON.stringify(shortenedRequest(request.body), null, 2)]),
  ].join('\n');
  const answerText = `${answer.status}\n\n${JSON.stringify(shortened(answer.body), null, 2)}`;
  const [, title] = /: (.*)$/.exec(example) ?? [];
  const caption = title ? `${title.charAt(0).toUpperCase()}${title.slice(1)}:\n\n` : '';
  return `${caption}\`\`\`http\n${stabilize(requestText)}\n\`\`\`\n\n\`\`\`http\n${stabilize(answerText)}\n\`\`\``;
}

/** Returns calls with a JSON response that have no example. */
export function callsWithoutExample(examples: readonly KeptExample[]): string[] {
  const shown = new Set(examples.map(({ example }) => example.split(':')[0]));
  return (Object.entries(calls) as [string, Call][])
    .filter(([name, call]) => !call.answers && !call.form && !shown.has(name))
    .map(([name]) => name);
}
