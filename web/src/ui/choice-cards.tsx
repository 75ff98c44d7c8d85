import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface Choice<Value extends string> {
  value: Value;
  title: string;
  /** May contain line breaks (\n). */
  text: string;
  /** Shown on the right, such as the charge. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  name: string;
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
}

/** Renders a radio group as cards with a title and a text; the whole card is the touch target. */
export function ChoiceCards<Value extends string>({ name, label, choices, chosen, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {choices.map(({ value, title, text, aside, disabled = false }) => (
        <Card key={value} data-disabled={disabled || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
            aria-describedby={`${id}-${value}`}
          />
          <span>
            <strong>{title}</strong>
            <small id={`${id}-${value}`}>{text}</small>
          </span>
          {aside && <b>{aside}</b>}
        </Card>
      ))}
    </Group>
  );
}

const Group = styled('div')({ display: 'grid', gap: 12 });

const Card = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2px 14px',
    minHeight: 64,
    padding: '14px 16px',
    border: `1px solid ${palette.edge}`,
    borderRadius: 2,
    background: palette.background.paper,
    cursor: 'pointer',
    '&:has(:checked)': {
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      background: palette.cloth,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${palette.secondary.main}`, outlineOffset: 2 },
    '&[data-disabled]': { cursor: 'default', color: palette.text.secondary, background: palette.cloth },
    '& input': {
      appearance: 'none',
      boxSizing: 'border-box',
      width: 20,
      height: 20,
      margin: '2px 0 0',
      border: `2px solid ${palette.edge}`,
      borderRadius: '50%',
      outline: 'none',
      background: palette.background.paper,
    },
    '& input:checked': { border: `6px solid ${palette.primary.main}` },
    '& > span': { display: 'contents' },
    '& strong': { fontWeight: 600 },
    '& small': {
      ...theme.typography.body2,
      gridArea: '2 / 2 / auto / -1', // as wide as possible, so that a date does not wrap
      whiteSpace: 'pre-line',
      color: palette.text.secondary,
    },
    '& b': { fontWeight: 600 },
  };
});
