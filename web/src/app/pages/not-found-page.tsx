import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StitchedLink } from '../../ui/stitched-link.tsx';
import { Action, ActionLink } from '../../ui/action.tsx';

/** SPEC 2, 404 page. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle text="Page Not Found" />
      <Notice
        as="h1"
        title="Oops! Page Not Found"
        text="The page has moved, or the address was mistyped. These are good places to go on from."
      >
        <ActionLink to={paths.home()}>Go Home</ActionLink>
        <Action type="button" look="outlined" onClick={() => void navigate(-1)}>
          Go Back
        </Action>
        <Others>
          <StitchedLink to={paths.products()}>Products</StitchedLink>
          <StitchedLink to={paths.about()}>About</StitchedLink>
          <StitchedLink to={paths.login()}>Login</StitchedLink>
        </Others>
      </Notice>
    </>
  );
}

const Others = styled('div')({ flexBasis: '100%', display: 'flex', gap: 28, marginTop: 8 });
