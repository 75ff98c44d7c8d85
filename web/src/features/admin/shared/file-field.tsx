import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { busyProps } from '#ui/busy-props.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface Props {
  label: string;
  choose: string;
  hint?: string;
  accept: string;
  isMultiple?: boolean;
  /** What is chosen, in words; '' for nothing. */
  chosen: string;
  isDisabled: boolean;
  onFiles(files: File[]): void;
}

/** Renders the choice of files by a labelled button, and what is chosen. */
export function FileField({ label, choose, hint, accept, isMultiple, chosen, isDisabled, onFiles }: Props) {
  const id = useId();
  return (
    <div>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '8px 16px',
          alignItems: 'center',
          '&:has(input:focus-visible) button': { outline: '2px solid', outlineOffset: 3 },
        }}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={isMultiple}
          style={visuallyHidden}
          aria-describedby={`${id}-chosen`}
          {...busyProps(isDisabled)}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = ''; // a corrected file may have the same name
          }}
        />
        <Button
          variant="outlined"
          tabIndex={-1}
          aria-hidden
          onClick={() => document.getElementById(id)?.click()}
        >
          {choose}
        </Button>
        <span id={`${id}-chosen`} style={{ overflowWrap: 'anywhere' }}>
          {chosen || hint}
        </span>
      </Box>
    </div>
  );
}
