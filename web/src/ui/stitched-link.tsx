import { Link, type LinkProps } from 'react-router-dom';
import css from './stitched-link.module.css';

/** A link underlined by a running stitch, which is sewn tighter when it is pointed at. */
export const StitchedLink = (props: LinkProps) => <Link className={css.stitchedLink} {...props} />;
