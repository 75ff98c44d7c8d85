import type { Product, Size } from '@nargisus/domain/catalogue';
import type { SizeChartId } from '@nargisus/domain/size-charts';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';

export interface SheetProps {
  product: Product;
  /** The chosen size, if any. */
  size: Size | undefined;
  /** The chart that measures the product, if any. */
  chart: SizeChartId | undefined;
  onClose(): void;
}

interface Props<Shown> {
  label: string;
  /** Loads the sheet's code. Without a network the sheet stays closed. */
  load(): Promise<ComponentType<Shown & { onClose(): void }>>;
  /** What the sheet shows. */
  sheet: Shown;
  /** Opens the sheet with the page. */
  isOpen?: boolean;
  /** For a part of the page that hydrates late: a click before would be lost. */
  disabled?: boolean;
}

/** Renders a button that opens a sheet, whose code is loaded by the first click. */
export function SheetButton<Shown extends object>({ label, load, sheet, isOpen, disabled }: Props<Shown>) {
  const [Sheet, setSheet] = useState<ComponentType<Shown & { onClose(): void }> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = () =>
    void load().then(
      (loaded) => setSheet(() => loaded),
      () => undefined,
    );
  const openAtStart = useEffectEvent(open);
  useEffect(() => {
    if (isOpen) openAtStart();
  }, [isOpen]);
  const close = () => {
    // A sheet that a choice unmounts does not restore the focus, and nothing behind it takes the focus before.
    flushSync(() => setSheet(null));
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} type="button" variant="text" small disabled={disabled} onClick={open}>
        {label}
      </Button>
      {Sheet && <Sheet {...sheet} onClose={close} />}
    </>
  );
}
