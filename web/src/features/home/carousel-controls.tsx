import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { homeStrings } from '#locales/en/home.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { ADVANCE_EVERY } from './use-carousel.ts';

interface Props {
  labels: readonly string[];
  index: number;
  running: boolean;
  paused: boolean;
  onGoTo(index: number): void;
  onTogglePaused(): void;
}

/** A stitch per slide; the current one is sewn through while its five seconds pass. */
export function CarouselControls({ labels, index, running, paused, onGoTo, onTogglePaused }: Props) {
  const t = useStrings(homeStrings);
  const { number } = useFormats();
  const zero = number(0);
  const twoDigits = (value: number) => number(value).padStart(2, zero);
  return (
    <Column>
      <Round type="button" aria-label={paused ? t.play : t.pause} onClick={onTogglePaused}>
        {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
      </Round>
      {labels.map((label, at) => (
        <Dot
          key={label}
          type="button"
          aria-label={t.goToSlide(number(at + 1), label)}
          aria-current={at === index}
          onClick={() => onGoTo(at)}
        >
          <i data-running={running} />
        </Dot>
      ))}
      <Counter>{`${twoDigits(index + 1)} / ${twoDigits(labels.length)}`}</Counter>
    </Column>
  );
}

const sew = keyframes({ from: { transform: 'scaleY(0)' }, to: { transform: 'scaleY(1)' } });

const Column = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  right: 'clamp(4px, 2vw, 28px)',
  transform: 'translateY(-50%)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  color: theme.vars.palette.onPicture,
  // In tall windows the words are below, so these stand on the picture and bring their own ground.
  '@media (max-aspect-ratio: 1/1)': {
    top: 12,
    right: 8,
    transform: 'none',
    paddingBottom: 14,
    borderRadius: 22,
    background: `color-mix(in srgb, ${theme.vars.palette.pictureGround} 86%, transparent)`,
  },
}));

const Round = styled('button')({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

const Dot = styled('button')(({ theme }) => ({
  width: 44,
  height: 38,
  padding: 0,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& > i': {
    position: 'relative',
    width: 4,
    height: 28,
    borderRadius: 2,
    background: `color-mix(in srgb, ${theme.vars.palette.onPicture} 55%, transparent)`,
  },
  '&:hover > i': { background: theme.vars.palette.onPicture },
  '&[aria-current="true"] > i': { width: 6, background: theme.vars.palette.onPicture, overflow: 'hidden' },
  '&[aria-current="true"] > i[data-running="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: theme.vars.palette.secondary.main,
    transformOrigin: 'top',
    animation: `${sew} ${ADVANCE_EVERY}ms linear both`,
  },
}));

const Counter = styled('span')({
  marginTop: 8,
  writingMode: 'vertical-rl',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  fontSize: '0.9375rem',
  letterSpacing: '0.04em',
});
