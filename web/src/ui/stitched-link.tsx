import { Link, type LinkProps } from 'react-router-dom';
import css from './stitched-link.module.css';

/** A link underlined by stitches, which move closer on hover. */
export const StitchedLink = (props: LinkProps) => <Link className={css.stitchedLink} {...props} />;
