/*
 * One instance of the API, from nothing to its first answers, as plain Node: run by main.ts, which prints the figures.
 * Argument: where functions/dist/index.js is.
 */
import { createServer } from 'node:http';

const begun = performance.now();
const { api } = await import(process.argv[2]);
const imported = performance.now();
const server = createServer(api);
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address();
const ask = async (path) => {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  await answer.text();
  return { status: answer.status, ms: performance.now() - started };
};
const refused = await ask('/api/orders');
const products = await ask('/api/products?limit=1');
const again = await ask('/api/products?limit=1');
process.stdout.write(
  `${JSON.stringify({ imported: imported - begun, refused, products, again, rss: process.memoryUsage().rss })}\n`,
);
process.exit(0);
