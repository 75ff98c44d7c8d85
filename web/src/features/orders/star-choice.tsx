import { styled } from '@mui/material/styles';
import { STARS } from '@nargisus/domain/reviews';
import { useId } from 'react';
import { reviewsStrings } from '#locales/en/reviews.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { Icon } from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface Props {
  /** 0 while nothing is chosen. */
  value: number;
  error?: string | undefined;
  onChoose(stars: number): void;
}

/** Renders the choice of one to five stars as radio buttons, which the arrow keys move. */
export function StarChoice({ value, error, onChoose }: Props) {
  const t = useStrings(reviewsStrings);
  const { number } = useFormats();
  const name = useId();
  return (
    <Choice aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{t.stars}</legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars} data-filled={stars <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={t.starChoice(number(stars), stars)}
              onChange={() => onChoose(stars)}
              style={visuallyHidden}
            />
            <Icon size={32}>
              <path d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z" />
            </Icon>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </Choice>
  );
}

const Choice = styled('fieldset')(({ theme }) => ({
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600 },
  '& > div': { display: 'flex' },
  '& label': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    cursor: 'pointer',
    color: theme.vars.palette.text.secondary,
    '&[data-filled]': { color: theme.vars.palette.primary.main, '& svg': { fill: 'currentColor' } },
    '&:focus-within': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: -4 },
  },
  '& p[role=alert]': { margin: 0, color: theme.vars.palette.error.main },
}));
