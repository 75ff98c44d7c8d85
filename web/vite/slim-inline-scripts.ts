import { minifySync, type Plugin } from 'vite';

/** A script without what only we read. firebase.json has its hash (src/theme/first-paint.test.ts). */
export function slimScript(text: string): string {
  const { code, errors } = minifySync('index.html.js', text);
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}

/** Every page has index.html's script in it, ahead of all else: a kilobyte of it, compressed, would be for us alone. */
export const slimInlineScripts = (): Plugin => ({
  name: 'slim-inline-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(/(<script>)([\s\S]*?)(<\/script>)/g, (_, open: string, text: string, close: string) =>
        [open, slimScript(text), close].join(''),
      ),
  },
});
