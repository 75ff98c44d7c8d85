import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import css from './skip-link.module.css';

/** The first stop of the Tab key: skips navbar and strip. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {useStrings(layoutStrings).skip}
    </a>
  );
}
