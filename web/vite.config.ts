import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `--mode local-suite` reads .env.local-suite; a real deployment brings its own .env.production. */
export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:5000' } },
});
