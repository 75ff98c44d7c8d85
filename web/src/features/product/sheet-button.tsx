import type { Product, Size } from '@nargisus/domain/catalogue';
import type { SizeChartId } from '@nargisus/domain/size-charts';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';

export interface SheetProps {
  product: Product;
  /** The chosen size, if any. */
  size: Size | undefined;
  /** The chart that measures the product, if any. */
  chart: SizeChartId | undefined;
  onClose(): void;
}

interface Props extends Omit<SheetProps, 'onClose'> {
  label: string;
  /** Loads the sheet's code. Without a network the sheet stays closed. */
  load(): Promise<ComponentType<SheetProps>>;
  /** Opens the sheet with the page. */
  isOpen?: boolean;
}

/** Renders a button that opens a sheet, whose code is loaded by the first click. */
export function SheetButton({ label, load, isOpen, ...rest }: Props) {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const open = () =>
    void load().then(
      (sheet) => setSheet(() => sheet),
      () => undefined,
    );
  const openAtStart = useEffectEvent(open);
  useEffect(() => {
    if (isOpen) openAtStart();
  }, [isOpen]);
  return (
    <>
      <Button type="button" variant="text" small onClick={open}>
        {label}
      </Button>
      {Sheet && <Sheet {...rest} onClose={() => setSheet(null)} />}
    </>
  );
}
