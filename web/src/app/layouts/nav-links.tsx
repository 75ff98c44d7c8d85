import { NavLink, type NavLinkProps } from 'react-router-dom';
import css from './nav-links.module.css';

/** A link of the navbar or the strip, underlined by stitches when it is current. */
export const StripLink = (props: NavLinkProps) => <NavLink className={css.stripLink} {...props} />;
