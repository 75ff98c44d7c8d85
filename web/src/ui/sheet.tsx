import { useEffect, useId, useRef, type ReactNode } from 'react';
import { commonStrings } from '../locales/en/common.ts';
import { useStrings } from '../locales/use-strings.ts';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import { Text } from './text.tsx';
import css from './sheet.module.css';

interface Props {
  title: string;
  children: ReactNode;
  onClose(): void;
}

/**
 * Renders a sheet over the page, open as long as it is mounted: at the bottom of a phone, in the middle of a larger window.
 * The native dialog traps the focus, closes on Escape and on a tap beside it, and restores the focus.
 */
export function Sheet({ title, children, onClose }: Props) {
  const t = useStrings(commonStrings);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.sheet} aria-labelledby={id} closedby="any" onClose={onClose}>
      <div className={css.content}>
        <header className={css.header}>
          <Text variant="h4" as="h2" id={id}>
            {title}
          </Text>
          <IconButton type="button" aria-label={t.close} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
