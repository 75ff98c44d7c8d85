import { addresses } from '@nargisus/local-suite/launcher';
import { execFileSync } from 'node:child_process';
import { serveAsHosting } from './serve-as-hosting.ts';
const h = await serveAsHosting(addresses.shop);
const { execFile } = await import('node:child_process');
for (const p of ['/', '/products', '/category/men', '/category/women', '/category/home-living', '/new-arrivals', '/products/x', '/about']) {
  await new Promise<void>((r) => execFile('curl', ['-s', '-o', '/dev/null', '-H', 'Accept-Encoding: br', '-w', '%{size_download} %{size_header} %{http_code}', h.origin + p], (_e, out) => { const [a, b] = out.split(' ').map(Number); console.log(p, out, a! + b!); r(); }));
}
await h.stop(); process.exit(0);
