import type { ReactNode } from 'react';
import { Icon } from '#ui/icons.tsx';
import type { WayToPay } from './ways-to-pay.ts';
import css from './payment-marks.module.css';

/* Signs of the ways to pay, drawn here: a name on the colour that people know a wallet by. The title beside them says the same. */

const MARKS: Record<WayToPay, ReactNode> = {
  cash: (
    <Icon size={30}>
      <path d="M2.5 6.5h19v11h-19z" />
      <circle cx="12" cy="12" r="2.6" />
      <path d="M5.5 9.5h.01M18.5 14.5h.01" />
    </Icon>
  ),
  bkash: (
    <span className={css.wallet} data-wallet="bkash" lang="en" aria-hidden>
      bKash
    </span>
  ),
  nagad: (
    <span className={css.wallet} data-wallet="nagad" lang="en" aria-hidden>
      Nagad
    </span>
  ),
  card: (
    <Icon size={30}>
      <path d="M2.5 5.5h19v13h-19zM2.5 9.5h19M6 14.5h4" />
    </Icon>
  ),
};

export const PaymentMark = ({ way }: { way: WayToPay }) => <span className={css.mark}>{MARKS[way]}</span>;
