import { Icon } from '#ui/icons.tsx';

/** Renders the eye of a password field, crossed out while the password is visible. */
export const EyeIcon = ({ crossed }: { crossed: boolean }) => (
  <Icon size={22}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="m4.5 19.5 15-15" />}
  </Icon>
);
