import type { Plugin } from 'vite';

/** A script without the lines that only we read: comments on lines of their own, and indentation. */
export const slimScript = (text: string) => text.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, '');

/** Every page has index.html's script in it, ahead of all else: half a kilobyte of it, compressed, is for us alone. */
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
