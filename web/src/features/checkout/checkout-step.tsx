import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFormats } from '#locales/formats.ts';
import { classNames } from '#ui/class-names.ts';
import { textClass } from '#ui/text.tsx';
import css from './checkout-step.module.css';

interface Props {
  title: string;
  /** The place among the blocks of a first order; none where a returning customer changes one. */
  number?: 1 | 2 | 3 | undefined;
  /** Part of the block above, under a smaller heading. */
  isPart?: boolean;
  /** Focuses the heading: the shopper has just opened the block. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Renders a block of the checkout with its heading. */
export function CheckoutStep({ title, number, isPart = false, takesFocus = false, children }: Props) {
  const formats = useFormats();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={isPart ? css.part : css.step}>
      <Heading
        id={id}
        ref={heading}
        tabIndex={-1}
        className={classNames(textClass(isPart ? 'h6' : 'h4'), css.heading)}
      >
        {number && (
          <span className={css.number} aria-hidden>
            {formats.number(number)}
          </span>
        )}
        {title}
      </Heading>
      {children}
    </section>
  );
}
