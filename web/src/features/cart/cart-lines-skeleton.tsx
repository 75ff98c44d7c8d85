import { styled } from '@mui/material/styles';
import { cartStrings } from '#locales/en/cart.ts';
import { useStrings } from '#locales/use-strings.ts';
import { pulse } from '#ui/pulse.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

export function CartLinesSkeleton() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{useStrings(cartStrings).loading}</span>
      {[0, 1].map((at) => (
        <Row key={at} aria-hidden>
          <i style={{ width: 84, height: 105 }} />
          <div>
            <i style={{ width: '80%', height: 18 }} />
            <i style={{ width: '45%', height: 16 }} />
          </div>
        </Row>
      ))}
    </div>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  padding: '16px 24px',
  '& > div': { flex: 1, display: 'grid', gap: 10, alignContent: 'start' },
  '& i': { background: theme.vars.palette.cloth, animation: pulse },
}));
