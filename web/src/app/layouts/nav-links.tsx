import { NavLink, type NavLinkProps } from 'react-router-dom';
import css from './nav-links.module.css';

/** A link of the navbar or the strip: the current one is stitched underneath. */
export const StripLink = (props: NavLinkProps) => <NavLink className={css.stripLink} {...props} />;
