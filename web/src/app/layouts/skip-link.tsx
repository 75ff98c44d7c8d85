import { layoutStrings } from '#locales/en/layout.ts';
import { useStrings } from '#locales/use-strings.ts';
import css from './skip-link.module.css';

/** First stop of the Tab key: past navbar and strip to the content. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={css.skip} href={`#${to}`}>
      {useStrings(layoutStrings).skip}
    </a>
  );
}
