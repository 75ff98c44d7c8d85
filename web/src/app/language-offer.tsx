import { LANGUAGE_OFFER } from '#locales/language-offer.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import css from './language-offer.module.css';

interface Props {
  onAccept(): void;
  onClose(): void;
}

/** Renders the offer to read the shop in Bangla: one line over the page, which it does not move. */
export function LanguageOffer({ onAccept, onClose }: Props) {
  const { text, accept, close } = LANGUAGE_OFFER;
  return (
    <section className={css.offer} lang="bn" aria-label={text}>
      <p>{text}</p>
      <Button type="button" variant="outlined" small onClick={onAccept}>
        {accept}
      </Button>
      <IconButton type="button" aria-label={close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </section>
  );
}
