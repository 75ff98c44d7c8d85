import { heartButtonStrings } from '../locales/en/heart-button.ts';
import { useStrings } from '../locales/use-strings.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';
import { preloadToasts } from './toast.ts';
import css from './heart-button.module.css';

/** Saves a choice. Returns 'full' when there is no room for it. */
export type SaveChoice = (isChosen: boolean) => Promise<'full' | 'saved'>;

interface Props {
  /** The product's name. */
  name: string;
  chosen: boolean;
  onChange: SaveChoice;
  /** Lies on the top right corner of the picture that its container shows. */
  isOnPicture?: boolean;
}

/** Renders the heart that puts a product on the wishlist or takes it off, with a message that can be undone. */
export function HeartButton({ name, chosen, onChange, isOnPicture }: Props) {
  const t = useStrings(heartButtonStrings);
  return (
    <IconButton
      className={classNames(css.heart, isOnPicture && css.onPicture)}
      type="button"
      aria-label={t.save(name)}
      aria-pressed={chosen}
      onPointerEnter={preloadToasts}
      onClick={() => void toggle(onChange, !chosen)}
    >
      <Icon size={22}>
        <path d="M12 20.5S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.6 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11.5-8.5 11.5Z" />
      </Icon>
    </IconButton>
  );
}

const toggle = async (onChange: SaveChoice, isChosen: boolean) =>
  (await import('./save-wishlist-choice.ts')).saveWishlistChoice(onChange, isChosen);
