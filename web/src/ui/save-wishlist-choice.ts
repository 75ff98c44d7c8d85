import { MAX_WISHLIST } from '@nargisus/domain/wishlist';
import { paths } from '../config/paths.ts';
import { currentFormats } from '../locales/formats.ts';
import { wishlistStrings } from '../locales/en/wishlist.ts';
import { currentStrings } from '../locales/use-strings.ts';
import type { SaveChoice } from './heart-button.tsx';
import { toast } from './toast.ts';

/** Saves a choice and reports it: a removal with Undo, an addition with a link to the wishlist. Never rejects. */
export async function saveWishlistChoice(save: SaveChoice, isChosen: boolean): Promise<void> {
  const t = currentStrings(wishlistStrings);
  try {
    if ((await save(isChosen)) === 'full') {
      toast(t.full(currentFormats().number(MAX_WISHLIST)), { kind: 'warning' });
    } else if (isChosen) {
      const isThere = window.location.pathname === paths.wishlist();
      toast(t.savedToast, isThere ? {} : { action: { text: t.view, href: paths.wishlist() } });
    } else {
      const undo = () => void saveWishlistChoice(save, true);
      toast(t.removedToast, { action: { text: t.undo, onClick: undo } });
    }
  } catch {
    toast(t.changeFailed, { kind: 'error' });
  }
}
