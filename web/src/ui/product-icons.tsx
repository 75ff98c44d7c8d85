import { Icon } from './icons.tsx';

/* Icons of the product page, separate from icons.tsx, which every first load contains. */

type Props = { size?: number };

export const TruckIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M2.5 6h11.5v10.5H2.5zM14 9.5h4l3.5 3.5v3.5H14" />
    <circle cx="7" cy="17.5" r="1.9" />
    <circle cx="17" cy="17.5" r="1.9" />
  </Icon>
);

export const ReturnIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M8 4.5 3.5 9 8 13.5M3.5 9H14a5.5 5.5 0 0 1 0 11H7.5" />
  </Icon>
);

export const NoteIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M2.5 6.5h19v11h-19zM6 9.5v5m12-5v5" />
    <circle cx="12" cy="12" r="2.4" />
  </Icon>
);

export const ShareIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12" />
  </Icon>
);

export const ZoomIcon = ({ out = false, ...props }: Props & { out?: boolean }) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d={out ? 'M20.5 20.5l-5-5M7.5 10.5h6' : 'M20.5 20.5l-5-5M7.5 10.5h6m-3-3v6'} />
  </Icon>
);
