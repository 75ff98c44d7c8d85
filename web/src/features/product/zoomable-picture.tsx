import type { ShownPicture } from '@nargisus/domain/catalogue';
import { useEffect, useRef, type CSSProperties } from 'react';
import { Picture } from '#ui/picture.tsx';
import { observeDrag, observePinch, scaleAround, ZOOMED } from './zoom.ts';
import css from './picture-viewer.module.css';

interface Props {
  picture: ShownPicture;
  alt: string;
  /** In view or beside the one in view: only then does it load. */
  isNear: boolean;
  isZoomed: boolean;
  onZoom(isOn: boolean): void;
}

/**
 * Renders a picture as large as the window, uncropped. A tap or a click enlarges the point that it hits, two fingers scale
 * around the point between them, and the browser scrolls what is larger than the window.
 */
export function ZoomablePicture({ picture, alt, isNear, isZoomed, onZoom }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  /** The point of the last tap; without one, the button in the toolbar enlarges the middle. */
  const tapped = useRef<readonly [x: number, y: number] | null>(null);
  const report = useRef(onZoom);
  useEffect(() => {
    report.current = onZoom;
  });

  useEffect(() => {
    const { left, top, width, height } = viewport.current!.getBoundingClientRect();
    const point = tapped.current ?? [left + width / 2, top + height / 2];
    tapped.current = null;
    const scale = Number(viewport.current!.dataset.scale ?? 1);
    if (isZoomed !== scale > 1) scaleAround(viewport.current!, isZoomed ? ZOOMED : 1, point);
  }, [isZoomed]);
  useEffect(() => {
    const endPinch = observePinch(viewport.current!, (isOn) => report.current(isOn));
    const endDrag = observeDrag(viewport.current!);
    return () => {
      endPinch();
      endDrag();
    };
  }, []);

  const files = picture.renditions;
  const [file] = files;
  const style = { '--ratio': file ? file.width / file.height : 0.8 } as CSSProperties;
  return (
    // Keyboards zoom by the button in the toolbar and scroll here by the arrow keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      className={css.viewport}
      ref={viewport}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container needs the focus
      tabIndex={0}
      role="group"
      aria-label={alt}
      data-zoomed={isZoomed}
      onClick={({ clientX, clientY }) => {
        tapped.current = [clientX, clientY];
        onZoom(!isZoomed);
      }}
    >
      <div style={style}>
        {isNear &&
          (files.length > 0 ? (
            <Picture files={files} alt={alt} sizes={isZoomed ? '250vw' : '100vw'} eager />
          ) : (
            <img src={picture.url} alt={alt} />
          ))}
      </div>
    </div>
  );
}
