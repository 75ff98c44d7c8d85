import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { commonTexts } from '#texts/en/common.ts';
import { detourTexts } from '#texts/en/detours.ts';
import { frameTexts } from '#texts/en/frame.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Action, ActionLink } from '#ui/action.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';

/** docs/reference/specification.md 2, 404 page. */
export function NotFoundPage() {
  const t = useTexts(detourTexts);
  const common = useTexts(commonTexts);
  const frame = useTexts(frameTexts);
  const navigate = useNavigate();
  return (
    <>
      <PageTitle text={t.notFoundTitle} unlisted />
      <Notice as="h1" title={t.notFound} text={t.notFoundHint}>
        <ActionLink to={paths.home()}>{t.goHome}</ActionLink>
        <Action
          type="button"
          look="outlined"
          // In a tab that was opened with this very address there is nothing to go back to.
          onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home()))}
        >
          {t.goBack}
        </Action>
        <Others aria-label={t.waysOn}>
          <StitchedLink to={paths.products()}>{common.products}</StitchedLink>
          <StitchedLink to={paths.about()}>{common.about}</StitchedLink>
          <StitchedLink to={paths.login()}>{frame.login}</StitchedLink>
        </Others>
      </Notice>
    </>
  );
}

const Others = styled('nav')({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  marginTop: 8,
});
