import { productTexts } from '#texts/en/product.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Action } from '#ui/action.tsx';
import { ShareIcon } from '#ui/product-icons.tsx';

/** Hands the page's link to whatever the visitor shares with, or copies it. */
export function ShareButton({ name }: { name: string }) {
  const t = useTexts(productTexts);
  return (
    <Action type="button" look="text" small onClick={() => void share(name)} sx={{ px: 0, minHeight: 44 }}>
      <ShareIcon size={20} /> {t.share}
    </Action>
  );
}

const share = async (name: string) => (await import('./share-link.ts')).shareLink(name);
