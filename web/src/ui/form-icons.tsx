import { Icon } from './icons.tsx';

/* Icons of forms and signed-in pages, separate from icons.tsx, which every first load contains. */

type Props = { size?: number };

export const PictureIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M3.5 5h17v14h-17zM4 17l5-5.5 4 4 2.5-2.5 4.5 4.5" />
    <circle cx="15.8" cy="9.2" r="1.4" />
  </Icon>
);

export const CheckIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m5 12.5 4.7 4.7L19 7.5" />
  </Icon>
);

export const PencilIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5" />
  </Icon>
);
