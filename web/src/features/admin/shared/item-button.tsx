import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';

interface Props extends ComponentProps<'button'> {
  label: string;
  /** The name of the item, which its buttons have in their accessible names. */
  of: string;
  isDisabled: boolean;
  onPress(button: HTMLElement): void;
}

/** Renders a button of a list item. It keeps the focus while it is disabled, as "Move up" is on the first item. */
export const ItemButton = ({ label, of, isDisabled, onPress, ...rest }: Props) => (
  <Button
    type="button"
    variant="text"
    small
    style={{ paddingInline: 8 }}
    aria-label={`${label}: ${of}`}
    aria-disabled={isDisabled}
    onClick={({ currentTarget }) => isDisabled || onPress(currentTarget)}
    {...rest}
  >
    {label}
  </Button>
);
