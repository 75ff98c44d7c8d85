import { Wishlist } from '#features/wishlist/wishlist.tsx';
import { wishlistStrings } from '#locales/en/wishlist.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PageMeta } from '#ui/page-meta.ts';

/** /wishlist: the products that the visitor has saved, signed in or not. */
export function WishlistPage() {
  const t = useStrings(wishlistStrings);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noIndex />
      <Wishlist />
    </>
  );
}
