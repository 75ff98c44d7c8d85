import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { paths } from '#config/paths.ts';
import { STORE } from '#config/store.ts';
import { contactStrings } from '#locales/en/contact.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { StitchedLink } from '#ui/stitched-link.tsx';
import { Container } from '#ui/container.tsx';
import { DeliveryCharges } from './delivery-charges.tsx';
import { isOpen } from './is-open.ts';
import { Questions } from './questions.tsx';

const neverTold = () => () => undefined;
const isOpenNow = () => isOpen(new Date());

/** /contact: a person to write to, and what most letters ask, answered. */
export function Contact() {
  const t = useStrings(contactStrings);
  const { number } = useFormats();
  const openNow = useSyncExternalStore(neverTold, isOpenNow, () => null);
  return (
    <Page>
      <Head>
        <Typography variant="h1">{t.title}</Typography>
        <Typography variant="subtitle1" component="p">
          {t.lead}
        </Typography>
      </Head>
      <Cards>
        <section aria-labelledby="write">
          <Typography variant="h3" component="h2" id="write">
            {t.writeTitle}
          </Typography>
          <Mail href={`mailto:${STORE.email}`}>{STORE.email}</Mail>
          <p>{t.writeHint}</p>
        </section>
        <section aria-labelledby="hours">
          <Typography variant="h3" component="h2" id="hours">
            {t.hoursTitle}
          </Typography>
          <p>{t.hours(number(hourOf(STORE.opens)), number(hourOf(STORE.closes) - 12))}</p>
          <p>{t.closedDay}</p>
          {/* HTML made ahead cannot know; its line is kept free. */}
          <strong>{openNow === null ? '\u00a0' : openNow ? t.openNow : t.closedNow}</strong>
        </section>
      </Cards>
      <DeliveryCharges />
      <Part aria-labelledby="returns">
        <Typography variant="h2" id="returns">
          {t.returnsTitle}
        </Typography>
        <div>
          <ul>
            {t.returns.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <StitchedLink to={paths.orders()}>{t.myOrders}</StitchedLink>
        </div>
      </Part>
      <Questions />
    </Page>
  );
}

const hourOf = (time: string) => Number(time.slice(0, 2));

const Page = styled(Container)({ display: 'grid', gap: 'clamp(40px, 6vw, 80px)' });

const Head = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: '56ch',
  paddingTop: 'clamp(32px, 5vw, 64px)',
});

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(12px, 2vw, 28px)',
  '& > section': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 8,
    padding: 'clamp(20px, 3vw, 40px)',
    background: theme.vars.palette.cloth,
  },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Mail = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontSize: '1.25rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.3em',
}));

/** A heading at the left, what it is about beside it. */
const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& ul': { margin: '0 0 8px', paddingInlineStart: '1.2em', maxWidth: '60ch' },
  '& li': { marginBottom: 12 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 2fr', gap: 48 },
}));
