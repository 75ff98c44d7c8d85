import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { commonStrings } from '#locales/en/common.ts';
import { errorPageStrings } from '#locales/en/error-page.ts';
import { layoutStrings } from '#locales/en/layout.ts';
import { notFoundStrings } from '#locales/en/not-found.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageMeta } from '#ui/page-meta.ts';
import { StitchedLink } from '#ui/stitched-link.tsx';
import css from './not-found-page.module.css';

/** docs/reference/specification.md 2, 404 page. */
export function NotFoundPage() {
  const t = useStrings(notFoundStrings);
  const { goHome } = useStrings(errorPageStrings);
  const common = useStrings(commonStrings);
  const frame = useStrings(layoutStrings);
  const navigate = useNavigate();
  return (
    <>
      <PageMeta title={t.title} noIndex />
      <EmptyState as="h1" title={t.heading} text={t.hint}>
        <ButtonLink to={paths.home()}>{goHome}</ButtonLink>
        <Button
          type="button"
          variant="outlined"
          // In a tab that was opened with this URL there is no page to go back to.
          onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home()))}
        >
          {t.goBack}
        </Button>
        <nav className={css.others} aria-label={t.otherPages}>
          <StitchedLink to={paths.products()}>{common.products}</StitchedLink>
          <StitchedLink to={paths.about()}>{common.about}</StitchedLink>
          <StitchedLink to={paths.login()}>{frame.login}</StitchedLink>
        </nav>
      </EmptyState>
    </>
  );
}
