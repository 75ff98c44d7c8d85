import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { stitch } from '../theme/stitch.ts';
import { nameFace } from '../theme/typography.ts';
import { visuallyHidden } from './visually-hidden.ts';

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** Where the label is in a language of its own. */
  lang?: string;
}

interface Props<Value extends string> {
  legend: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose(value: Value): void;
}

/** One of a few, all in sight; the chosen one is stitched underneath. Takes the colour of where it stands. */
export function SegmentedControl<Value extends string>({ legend, value, options, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <Row>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Choice key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            style={visuallyHidden}
          />
          <span>{option.label}</span>
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { float: 'left', padding: 0, opacity: 0.85 },
});

const Choice = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  cursor: 'pointer',
  '&:lang(bn)': { fontFamily: nameFace },
  '& > span': {
    background: `${stitch()} 0 100% / 0 2px no-repeat`,
    paddingBlock: 4,
  },
  '&:hover > span, & > input:checked + span': { backgroundSize: '100% 2px' },
  '& > input:checked + span': { fontWeight: 650 },
  '& > input:focus-visible + span': { outline: '2px solid currentColor', outlineOffset: 4 },
});
