/*
 * Starts one instance of the API and prints the times of its first responses as JSON. Plain Node, so that no compiler is
 * measured. Run by main.ts with the URL of functions/dist/index.js.
 */
import { createServer } from 'node:http';

const started = performance.now();
const { api } = await import(process.argv[2]);
const imported = performance.now();
const server = createServer(api);
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address();
const request = async (path) => {
  const sent = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.text();
  return { status: response.status, ms: performance.now() - sent };
};
const rejected = await request('/api/orders');
const products = await request('/api/products?limit=1');
const again = await request('/api/products?limit=1');
process.stdout.write(
  `${JSON.stringify({ imported: imported - started, rejected, products, again, rss: process.memoryUsage().rss })}\n`,
);
process.exit(0);
