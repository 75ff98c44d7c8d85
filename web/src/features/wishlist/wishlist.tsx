import { LIST_STEP } from '@nargisus/domain/catalogue';
import { useState } from 'react';
import { paths } from '#config/paths.ts';
import { useIdentity } from '#data/auth/identity.ts';
import { useWishlist } from '#data/wishlist/use-wishlist.ts';
import { commonStrings } from '#locales/en/common.ts';
import { wishlistStrings } from '#locales/en/wishlist.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Text } from '#ui/text.tsx';
import { WishlistItems } from './wishlist-items.tsx';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';
import css from './wishlist.module.css';

/** Renders the visitor's wishlist in all its states. Reads: useWishlist() and one product per item shown. */
export function Wishlist() {
  const t = useStrings(wishlistStrings);
  const { retry } = useStrings(commonStrings);
  const { number } = useFormats();
  const list = useWishlist();
  const count = list.state === 'ready' ? list.value.length : 0;
  return (
    <Container>
      <header className={css.header}>
        <Text variant="h1">{t.title}</Text>
        <p className={css.count} role="status">
          {list.state === 'loading' && t.loading}
          {count > 0 && t.count(count, number(count))}
        </p>
        {count > 0 && <GuestNote />}
      </header>
      {list.state === 'loading' && <WishlistSkeleton />}
      {list.state === 'failed' && (
        <EmptyState title={t.failed}>
          <Button type="button" variant="outlined" onClick={list.retry}>
            {retry}
          </Button>
        </EmptyState>
      )}
      {list.state === 'ready' && <Chosen ids={list.value} />}
    </Container>
  );
}

/**
 * Renders the products, newest first. One that the visitor removes stays in its place until they leave the page, so that
 * nothing moves under the finger and its heart restores it.
 */
function Chosen({ ids }: { ids: readonly string[] }) {
  const t = useStrings(wishlistStrings);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(LIST_STEP);
  const added = ids.filter((id) => !order.includes(id));
  // Adjusts the state while rendering, as React recommends for state that follows a prop.
  if (added.length > 0) setOrder([...added.reverse(), ...order]);
  if (order.length === 0) {
    return (
      <EmptyState title={t.empty} text={t.emptyHint}>
        <ButtonLink to={paths.products()}>{t.browse}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <WishlistItems ids={order.slice(0, shown)} chosen={ids} />
      {shown < order.length && (
        <div className={css.end}>
          <Button type="button" variant="outlined" onClick={() => setShown(shown + LIST_STEP)}>
            {t.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

/** Tells a guest that the list is kept in this browser. */
function GuestNote() {
  const t = useStrings(wishlistStrings);
  if (useIdentity().state !== 'signed-out') return null;
  return (
    <p className={css.note}>
      {t.keptHere}{' '}
      <StitchedLink to={paths.login()} state={{ from: paths.wishlist() }}>
        {t.signIn}
      </StitchedLink>
    </p>
  );
}
