import { productStrings } from '#locales/en/product.ts';
import { currentStrings } from '#locales/use-strings.ts';
import { toast } from '#ui/toast.ts';

/** The platform's own sharing where there is one, else the link is copied. What came of it is said. */
export async function shareLink(title: string): Promise<void> {
  const { origin, pathname } = window.location;
  const url = origin + pathname;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else await copy(url);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return; // thought better of it
    // Some browsers have a share sheet that opens for nobody.
    await copy(url).catch(() => toast(currentStrings(productStrings).shareFailed(url), { kind: 'error' }));
  }
}

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast(currentStrings(productStrings).shared, { duration: 3_000 });
}
