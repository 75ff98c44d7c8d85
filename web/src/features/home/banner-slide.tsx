import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '#config/paths.ts';
import { homeStrings } from '#locales/en/home.ts';
import { useStrings } from '#locales/use-strings.ts';
import { motion, still } from '#theme/motion.ts';
import { stitch } from '#theme/stitch.ts';
import { Picture } from '#ui/picture.tsx';
import { sitePicture } from '#ui/site-picture.ts';
import { Container } from '#ui/container.tsx';
import { ButtonLink } from '#ui/button.tsx';

interface Props {
  /** The drawn picture's name. */
  picture: string;
  words: { category: string; title: string; subtitle: string };
  /** '1 of 4' */
  label: string;
  current: boolean;
  /** In sight when the page opens. */
  first: boolean;
  pictured: boolean;
}

/** Words on the calm side of the picture: left in wide windows, below in tall ones. */
export function BannerSlide({ picture, words, label, current, first, pictured }: Props) {
  const t = useStrings(homeStrings);
  return (
    <Frame role="group" aria-roledescription={t.slideRole} aria-label={label} inert={!current}>
      {pictured && (
        <Photo>
          <Picture
            files={sitePicture(picture, [640, 1280, 1920], 16 / 9)}
            sizes="max(100vw, 160vh)"
            alternative={{
              media: '(max-aspect-ratio: 1/1)',
              files: sitePicture(`${picture}-portrait`, [480, 720, 1080], 3 / 4),
              sizes: 'max(100vw, 66vh)',
            }}
            alt=""
            eager={first}
          />
        </Photo>
      )}
      <Words data-current={current}>
        <Typography variant="overline" component="p">
          {words.category} <Thread aria-hidden /> {t.collection}
        </Typography>
        <Typography variant="h1" component="h2">
          {words.title}
        </Typography>
        <Typography variant="subtitle1" component="p">
          {words.subtitle}
        </Typography>
        <ButtonLink to={paths.products()}>{t.browse}</ButtonLink>
      </Words>
    </Frame>
  );
}

const Frame = styled('div')({ position: 'relative', height: '100%' });

const Photo = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  ...theme.applyStyles('dark', { filter: 'brightness(0.88)' }), // not the only lamp in a dark room
  // Tall windows crop the picture, and its cloth may reach behind the words: keep them readable.
  '@media (max-aspect-ratio: 1/1)': {
    '& img': { objectPosition: 'top' }, // what it hangs from stays; below it are the words anyway
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to top, ${theme.vars.palette.pictureGround} 0 42%, transparent 54%)`,
      opacity: 0.55,
    },
  },
}));

const Words = styled(Container)(({ theme }) => ({
  position: 'relative',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: 'clamp(8px, 1.4vh, 18px)',
  paddingBottom: 'clamp(24px, 5vh, 72px)',
  color: theme.vars.palette.onPicture,
  '& > *': {
    maxWidth: 'min(34rem, 40vw)',
    transition: `transform ${motion.slow} ${motion.settle}, opacity ${motion.slow}`,
  },
  '& > h2': { maxWidth: 'min(38rem, 44vw)' },
  '&[data-current="false"] > *': {
    transform: 'translateY(28px)',
    opacity: 0,
    [still]: { transform: 'none' },
  },
  '@media (min-aspect-ratio: 1/1)': { justifyContent: 'center', paddingBottom: 0 },
  '@media (max-aspect-ratio: 1/1)': { '& > *, & > h2': { maxWidth: '34rem' } },
  '& > a': { marginTop: theme.spacing(1), maxWidth: 'none' },
}));

const Thread = styled('span')({
  display: 'inline-block',
  width: 44,
  height: 2,
  margin: '0 8px 4px',
  background: stitch('currentColor'),
});
