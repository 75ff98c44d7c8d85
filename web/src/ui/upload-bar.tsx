import { styled } from '@mui/material/styles';
import { useFormats } from '../locales/formats.ts';
import { imageStrings } from '../locales/en/images.ts';
import { useStrings } from '../locales/use-strings.ts';
import { motion } from '../theme/motion.ts';
import { FieldHint } from './file-drop.tsx';

interface Props {
  progress: { step: 'preparing' } | { step: 'uploading'; fraction: number };
}

/** Renders how far an upload is. */
export function UploadBar({ progress }: Props) {
  const t = useStrings(imageStrings);
  const formats = useFormats();
  const percent = progress.step === 'uploading' ? Math.round(progress.fraction * 100) : undefined;
  return (
    <Line>
      <Bar max={100} value={percent} aria-label={progress.step === 'preparing' ? t.preparing : t.uploading} />
      <FieldHint role="status">
        {percent === undefined ? t.preparing : t.uploadingPart(formats.number(percent))}
      </FieldHint>
    </Line>
  );
}

const Line = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 6 });

const Bar = styled('progress')(({ theme }) => ({
  appearance: 'none',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: theme.vars.palette.divider,
  '&::-webkit-progress-bar': { background: theme.vars.palette.divider },
  '&::-webkit-progress-value': {
    background: theme.vars.palette.primary.main,
    transition: `inline-size ${motion.quick}`,
  },
  '&::-moz-progress-bar': { background: theme.vars.palette.primary.main },
}));
