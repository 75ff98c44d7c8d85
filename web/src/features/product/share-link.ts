import { productStrings } from '#locales/en/product.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** Shares the page's URL through the browser, or copies it where the browser cannot share. A toast shows the result. */
export async function shareLink(title: string): Promise<void> {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
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
