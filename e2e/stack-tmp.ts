import { ensureLocalStack } from './fixtures/local-stack/ensure-local-stack.ts';
const stack = await ensureLocalStack({ seeded: true });
console.log('up');
process.on('SIGTERM', () => void stack.stop().then(() => process.exit()));
setInterval(() => {}, 1e6);
