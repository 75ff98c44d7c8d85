import { productStrings } from '../locales/en/product.ts';
import { currentStrings } from '../locales/use-strings.ts';
import { toast } from './toast.ts';

/**
 * Shares the URL of a page of the shop through the browser, or copies it where the browser cannot share. A toast shows the result.
 * @param path - by default that of the present page
 */
export async function shareLink(title: string, path = window.location.pathname): Promise<void> {
  const url = window.location.origin + path;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copyLink(url);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return; // the visitor closed the share sheet
    // Some browsers have `share` and reject every call.
    await copyLink(url).catch(() =>
      toast(currentStrings(productStrings).shareFailed(url), { kind: 'error' }),
    );
  }
}

async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast(currentStrings(productStrings).shared, { duration: 3_000 });
}
