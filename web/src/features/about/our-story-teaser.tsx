import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '#config/paths.ts';
import { ourStoryStrings } from '#locales/en/our-story.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Picture } from '#ui/picture.tsx';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Container } from '#ui/container.tsx';
import { STORY_PICTURE } from './story.ts';

/** docs/reference/specification.md 2, Home: the Our Story block. */
export function OurStoryTeaser() {
  const t = useStrings(ourStoryStrings);
  return (
    <Ground aria-labelledby="our-story">
      <Columns>
        <Words>
          <Typography variant="h2" id="our-story">
            {t.title}
          </Typography>
          <Typography variant="subtitle1" component="p">
            {t.paragraphs[0]}
          </Typography>
          <StitchedLink to={paths.about()}>
            {t.read} <ArrowRightIcon size={20} />
          </StitchedLink>
        </Words>
        <Frame>
          <Picture files={STORY_PICTURE} alt={t.picture} sizes="(min-width: 600px) 42vw, 92vw" />
        </Frame>
      </Columns>
    </Ground>
  );
}

const Ground = styled('section')(({ theme }) => ({
  marginTop: 'clamp(64px, 8vw, 120px)',
  marginBottom: 'calc(-1 * var(--page-foot))', // it reaches the footer
  background: theme.vars.palette.cloth,
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingBlock: 'clamp(40px, 6vw, 96px)',
  alignItems: 'center',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 48 },
  [theme.breakpoints.up('md')]: { gap: 96 },
}));

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 20,
  maxWidth: '54ch',
});

const Frame = styled('div')({ aspectRatio: '4 / 5' });
