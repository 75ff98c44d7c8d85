import type { StyleColour } from '@nargisus/domain/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { productListStrings } from '../locales/en/product-lists.ts';
import { useProductName } from '../locales/use-localized.ts';
import { useFormats } from '../locales/formats.ts';
import { useStrings } from '../locales/use-strings.ts';
import { classNames } from './class-names.ts';
import css from './colour-links.module.css';

interface Props {
  colours: readonly StyleColour[];
  /** The id of the product that shows them. */
  current: string;
  /** Dots, at most MAX_DOTS, beneath a card. */
  isSmall?: boolean;
}

const MAX_DOTS = 5;

/** Renders the colours of a style, each a link to the product in that colour. */
export function ColourLinks({ colours, current, isSmall }: Props) {
  const t = useStrings(productListStrings);
  const { number } = useFormats();
  const nameOf = useProductName();
  const shown = isSmall ? colours.slice(0, MAX_DOTS) : colours;
  const hidden = colours.length - shown.length;
  return (
    <ul className={classNames(css.colours, isSmall && css.small)} aria-label={t.colours}>
      {shown.map((colour) => (
        <li key={colour.id}>
          <Link
            to={paths.product(colour.id)}
            discover="none"
            aria-label={nameOf(colour)}
            title={nameOf(colour)}
            aria-current={colour.id === current || undefined}
          >
            <span style={{ background: colour.hex }} />
          </Link>
        </li>
      ))}
      {hidden > 0 && <li>+{number(hidden)}</li>}
    </ul>
  );
}
