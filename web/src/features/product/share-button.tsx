import { productStrings } from '#locales/en/product.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button } from '#ui/button.tsx';
import { ShareIcon } from '#ui/product-icons.tsx';

/** Renders the button that shares the page's URL or copies it. */
export function ShareButton({ name }: { name: string }) {
  const t = useStrings(productStrings);
  return (
    <Button
      type="button"
      variant="text"
      small
      onClick={() => void share(name)}
      style={{ paddingInline: 0, minHeight: 44 }}
    >
      <ShareIcon size={20} /> {t.share}
    </Button>
  );
}

const share = async (name: string) => (await import('#ui/share-link.ts')).shareLink(name);
