import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';
import css from './wordmark.module.css';

export function Wordmark() {
  return (
    <Link className={css.home} to={paths.home()} aria-label={useStrings(layoutStrings).homeLink}>
      <NarcissusMark size={30} />
      <span lang="en">Nargisus</span>
    </Link>
  );
}
