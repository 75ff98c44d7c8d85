import type { ReactNode, SVGProps } from 'react';

/**
 * The shop's line icons, drawn on 24 units. They are hidden from screen readers: the control around them has the
 * name.
 */
export function Icon({
  children,
  size = 24,
  ...rest
}: SVGProps<SVGSVGElement> & { size?: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {children}
    </svg>
  );
}

type Props = { size?: number };

export const BagIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M5 8h14l1 12.5H4L5 8Z" />
    <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
);

export const MenuIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M3.5 7.5h17M3.5 12h11M3.5 16.5h17" />
  </Icon>
);

export const CloseIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m5.5 5.5 13 13m0-13-13 13" />
  </Icon>
);

export const PersonIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);

export const MinusIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M6 12h12" />
  </Icon>
);

export const PlusIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M6 12h12M12 6v12" />
  </Icon>
);

export const TrashIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.9 13h9.2l.9-13M10.3 10.5v5.5M13.7 10.5v5.5" />
  </Icon>
);

export const ArrowLeftIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M20 12H4m6-6.5L4 12l6 6.5" />
  </Icon>
);

export const ArrowRightIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 12h16m-6-6.5L20 12l-6 6.5" />
  </Icon>
);

export const PauseIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);

export const PlayIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M8 5.5v13l10.5-6.5L8 5.5Z" />
  </Icon>
);

export const SearchIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);
