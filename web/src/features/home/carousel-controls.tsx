import type { CSSProperties } from 'react';
import { homeStrings } from '#locales/en/home.ts';
import { useFormats } from '#locales/formats.ts';
import { useStrings } from '#locales/use-strings.ts';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { AUTOPLAY_INTERVAL_MS } from './use-carousel.ts';
import css from './carousel-controls.module.css';

interface Props {
  labels: readonly string[];
  index: number;
  running: boolean;
  paused: boolean;
  onGoTo(index: number): void;
  onTogglePaused(): void;
}

/** Renders the pause button, a button per slide and the counter. The current slide's mark fills during the interval. */
export function CarouselControls({ labels, index, running, paused, onGoTo, onTogglePaused }: Props) {
  const t = useStrings(homeStrings);
  const { number } = useFormats();
  const zero = number(0);
  const twoDigits = (value: number) => number(value).padStart(2, zero);
  return (
    <div
      className={css.column}
      style={{ '--autoplay-interval': `${AUTOPLAY_INTERVAL_MS}ms` } as CSSProperties}
    >
      <button type="button" aria-label={paused ? t.play : t.pause} onClick={onTogglePaused}>
        {paused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
      </button>
      {labels.map((label, position) => (
        <button
          className={css.dot}
          key={position}
          type="button"
          aria-label={t.goToSlide(number(position + 1), label)}
          aria-current={position === index}
          onClick={() => onGoTo(position)}
        >
          <i data-running={running} />
        </button>
      ))}
      <span className={css.counter}>{`${twoDigits(index + 1)} / ${twoDigits(labels.length)}`}</span>
    </div>
  );
}
