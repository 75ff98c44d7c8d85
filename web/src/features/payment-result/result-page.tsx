import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { paymentStrings } from '#locales/en/payment.ts';
import { useStrings } from '#locales/use-strings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { NarcissusMark } from '#ui/narcissus-mark.tsx';

type Tone = 'good' | 'bad' | 'quiet';

interface Props {
  tone: Tone;
  title: string;
  /** The result of the payment and what happens next. */
  children: ReactNode;
  /** The links of this result; links to the products and the home page follow them. */
  actions: ReactNode;
}

/** Renders the result of a payment: icon, heading, details and links. */
export function ResultPage({ tone, title, children, actions }: Props) {
  const t = useStrings(paymentStrings);
  return (
    <Page>
      <Mark tone={tone} />
      <h1>{title}</h1>
      {children}
      <Actions>
        {actions}
        <ButtonLink to={paths.products()} variant="outlined">
          {t.continueShopping}
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="text">
          {t.goHome}
        </ButtonLink>
      </Actions>
    </Page>
  );
}

/** Renders a name and its value as one row. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Renders the transaction id, which support can look up; nothing if the URL has none. */
export function TransactionId({ tranId }: { tranId: string | null }) {
  const t = useStrings(paymentStrings);
  if (!tranId) return null;
  return (
    <DescriptionList>
      <DescriptionItem name={t.transactionId}>{tranId}</DescriptionItem>
    </DescriptionList>
  );
}

export const DescriptionList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '28px 0 0',
  paddingBlock: 20,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 24px' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

function Mark({ tone }: { tone: Tone }) {
  if (tone === 'quiet') return <NarcissusMark size={64} />;
  return (
    <Drawing viewBox="0 0 48 48" aria-hidden data-tone={tone}>
      <circle cx="24" cy="24" r="21" strokeDasharray="7 4.5" />
      <path
        d={tone === 'good' ? 'm15 24.5 6.5 6.5L33.5 18' : 'M24 14v12.5M24 32.5v.5'}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}

const Page = styled('div')(({ theme }) => ({
  maxWidth: 660,
  marginInline: 'auto',
  padding: 'clamp(48px, 9vh, 88px) clamp(16px, 4.2vw, 24px)',
  '& h1': { ...theme.typography.h2, margin: '24px 0 0' },
  '& p': { margin: '12px 0 0', color: theme.vars.palette.text.secondary, maxWidth: '56ch' },
  '& p[role=alert]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 64,
  height: 64,
  fill: 'none',
  stroke: theme.vars.palette.success.main,
  strokeWidth: 2.5,
  '&[data-tone=bad]': { stroke: theme.vars.palette.error.main },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 32,
  '& > *': { flex: '0 1 auto' },
  '@media (max-width: 599px)': { '& > *': { flex: '1 1 100%' } },
  // Aligns a borderless button that begins a row with the buttons above.
  '@media (min-width: 600px)': { '& > :last-child': { paddingInline: 0 } },
});
