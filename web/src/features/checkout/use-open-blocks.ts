import { useState } from 'react';

/** A part of the order that a returning customer confirms or changes. */
export type Block = 'address' | 'delivery' | 'payment';

/**
 * Holds which blocks show their fields: all of a first order, none of a returning customer's until one is changed. `mustOpen` are
 * those that need attention, such as an address with an error.
 */
export function useOpenBlocks(isReturning: boolean, mustOpen: Partial<Record<Block, boolean>>) {
  const [isKnown] = useState(isReturning);
  const [opened, setOpened] = useState<readonly Block[]>([]);
  const isOpen = (block: Block) => !isKnown || opened.includes(block) || mustOpen[block] === true;
  return {
    isKnown,
    isOpen,
    /** Whether the shopper opened the block: it takes the focus. */
    isOpened: (block: Block) => opened.includes(block),
    open: (block: Block) => setOpened((now) => [...now, block]),
  };
}
