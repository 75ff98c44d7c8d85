import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far outside the screen rows are rendered: further than a turn of the wheel, so that no empty rows are seen. */
const MARGIN = '1000px';

interface Props {
  /** Whether the rows leave the document while they are far from the screen. */
  isUnloaded: boolean;
  children: ReactNode;
}

/**
 * Renders a group of rows. Those of a long table leave an empty group of their height while they are far from the screen, so that what a
 * table costs does not grow with its rows. A group with the focus stays.
 */
export function RowGroup({ isUnloaded, children }: Props) {
  const group = useRef<HTMLTableSectionElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!isUnloaded) return undefined;
    const element = group.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        if (isIntersecting) setHeight(null);
        else if (!element.contains(document.activeElement))
          setHeight((present) => present ?? boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isUnloaded]);
  if (height === null || !isUnloaded)
    return (
      <tbody role="rowgroup" ref={group}>
        {children}
      </tbody>
    );
  return <tbody role="presentation" ref={group} style={{ display: 'block', height }} />;
}
