import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ourStoryStrings } from '#locales/en/our-story.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/container.tsx';
import { STORY_PICTURE } from './story.ts';

/** docs/reference/specification.md 2, About. */
export function OurStory() {
  const t = useStrings(ourStoryStrings);
  return (
    <Columns as="section" aria-labelledby="our-story">
      <Frame>
        <Picture files={STORY_PICTURE} alt={t.picture} sizes="(min-width: 900px) 42vw, 92vw" eager />
      </Frame>
      <div>
        <Typography variant="h1" id="our-story">
          {t.title}
        </Typography>
        {t.paragraphs.map((paragraph, at) => (
          <Typography
            key={at}
            variant={at === 0 ? 'subtitle1' : 'body1'}
            component="p"
            sx={{ mt: 3, maxWidth: '60ch' }}
          >
            {paragraph}
          </Typography>
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 6vw, 96px)',
  alignItems: 'center',
  paddingTop: 'clamp(24px, 5vw, 80px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
}));

const Frame = styled('div')(({ theme }) => ({ aspectRatio: '4 / 5', background: theme.vars.palette.cloth }));
