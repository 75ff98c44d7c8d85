import { styled } from '@mui/material/styles';
import type { Order } from '@nargisus/domain/orders';
import { ordersStrings } from '#locales/en/orders.ts';
import { useStrings } from '#locales/use-strings.ts';
import { deliveryStepOf, STEPS } from './delivery-step.ts';

/** Renders the steps of a delivery with the current one. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useStrings(ordersStrings);
  const step = deliveryStepOf(order);
  if (typeof step === 'string') return <Sentence role="status">{t[step]}</Sentence>;
  return (
    <List>
      {STEPS.map((name, index) => (
        <li
          key={name}
          data-done={index <= step || undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          {t.steps[name]}
        </li>
      ))}
    </List>
  );
}

const Sentence = styled('p')({ margin: 0, fontWeight: 600 });

const List = styled('ol')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    '& li': {
      position: 'relative',
      padding: '0 0 18px 32px',
      color: palette.text.secondary,
    },
    '& li:last-of-type': { paddingBottom: 0 },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 5,
      width: 14,
      height: 14,
      boxSizing: 'border-box',
      borderRadius: '50%',
      border: `2px solid ${palette.edge}`,
      background: palette.background.default,
      zIndex: 1,
    },
    '& li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: 6,
      top: 12,
      bottom: -6,
      borderLeft: `2px dashed ${palette.edge}`,
    },
    '& li[data-done]': { color: palette.text.primary },
    '& li[data-done]::before': { background: palette.primary.main, borderColor: palette.primary.main },
    '& li[aria-current]': { fontWeight: 700 },
    '& li[aria-current]::before': {
      boxShadow: `0 0 0 4px color-mix(in srgb, ${palette.primary.main} 22%, transparent)`,
    },
    '@media (min-width: 760px)': {
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      '& li': { padding: '26px 12px 0 0' },
      '& li::before': { top: 0 },
      '& li:not(:last-of-type)::after': {
        left: 14,
        right: 0,
        top: 6,
        bottom: 'auto',
        borderLeft: 0,
        borderTop: `2px dashed ${palette.edge}`,
      },
    },
  };
});
