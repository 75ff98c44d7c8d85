import Drawer from '@mui/material/Drawer';
import { COLLECTIONS } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useCollections } from '#data/collections/collection-queries.ts';
import { catalogueLabelStrings } from '#locales/en/catalogue-labels.ts';
import { commonStrings } from '#locales/en/common.ts';
import { footerStrings } from '#locales/en/footer.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useLocalized } from '#locales/use-localized.ts';
import { useStrings } from '#locales/use-strings.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import { textClass } from '#ui/text.tsx';
import { MAIN_NAVIGATION } from '../main-navigation.ts';
import { DrawerAccount } from './drawer-account.tsx';
import { Wordmark } from './wordmark.tsx';
import css from './mobile-drawer.module.css';
import { ThemeProvider } from '#theme/theme-provider.tsx';

interface Props {
  open: boolean;
  onClose(): void;
}

/** Renders the menu of narrow windows: account, the three links, the collections, appearance and language. */
export function MobileDrawer({ open, onClose }: Props) {
  const t = useStrings(layoutStrings);
  const { contactUs } = useStrings(footerStrings);
  const common = useStrings(commonStrings);
  const labels = useStrings(catalogueLabelStrings);
  const localized = useLocalized();
  const collections = useCollections({ enabled: open });
  return (
    <ThemeProvider>
      <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': t.menu, role: 'dialog' } }}>
        <div className={css.sheet}>
          <div className={css.top}>
            <span onClickCapture={onClose}>
              <Wordmark />
            </span>
            <IconButton aria-label={t.closeMenu} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <DrawerAccount onClose={onClose} />
          <nav aria-label={t.menu}>
            {MAIN_NAVIGATION.map(({ text, to }) => (
              <Link className={textClass('h3', css.big)} key={to} to={to} onClick={onClose}>
                {common[text]}
              </Link>
            ))}
            <Link className={textClass('h3', css.big)} to={paths.newArrivals()} onClick={onClose}>
              {t.newArrivals}
            </Link>
            <div className={css.collections}>
              <Link to={paths.categoryCollection()} onClick={onClose}>
                {t.allCategories}
              </Link>
              {COLLECTIONS.map(({ id }) => (
                <Link key={id} to={paths.category(id)} onClick={onClose}>
                  {labels.collections[id].label}
                </Link>
              ))}
              {collections.state === 'ready' &&
                collections.value.map((collection) => (
                  <Link
                    key={collection.id}
                    to={paths.category(collection.id)}
                    onClick={onClose}
                    {...localized(collection, 'name')}
                  />
                ))}
              <Link to={paths.wishlist()} onClick={onClose}>
                {t.wishlist}
              </Link>
              <Link to={paths.contact()} onClick={onClose}>
                {contactUs}
              </Link>
            </div>
          </nav>
          <div className={css.switches}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </div>
      </Drawer>
    </ThemeProvider>
  );
}
